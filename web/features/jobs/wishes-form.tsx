import { type SubmitEvent, useState } from 'react';
import type { KindOfWork } from '#shared/lists.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { mostWishes, type Portfolio } from '#shared/schemas/portfolio-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { sendMerged, useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { isFirstList, rememberAsked } from './asked.ts';
import { useDomainOptions } from './domain-field.tsx';
import { WishPicks } from './wish-picks.tsx';
import './wishes.css';

type WishesFormProps = { userId: string; portfolio: Portfolio; doctorate: Doctorate; onDone: () => void };
type Answers = { domain: string; title: string; wishes: readonly KindOfWork[] };

/** The title belongs to the PhD record, the other answers to the assessment. */
const useSaveAnswers = ({ userId, portfolio: { id }, doctorate, onDone }: WishesFormProps) => {
  const record = useSend(api.doctorates.update, { isMerged: true });
  const assessment = useSend(api.portfolios.update);
  const { revision } = doctorate;
  const saveTitle = (thesisTitle: string) =>
    sendMerged(
      { thesisTitle, revision },
      () => ({ thesisTitle }),
      (now) =>
        record.mutateAsync({
          params: { userId },
          body: { thesisTitle: now.thesisTitle },
          revision: now.revision,
        }),
    );
  const save = async ({ domain, title, wishes }: Answers) => {
    try {
      if (title.trim() !== (doctorate.thesisTitle ?? '')) await saveTitle(title);
      await assessment.mutateAsync({ params: { id }, body: { researchDomain: domain, wishes: [...wishes] } });
      rememberAsked(id);
      onDone();
    } catch (error) {
      // The error has been shown; the answers stay in the form.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return { save, isBusy: record.isPending || assessment.isPending };
};

const places = Array.from({ length: mostWishes }, (_, index) => index);

const WishCount = ({ count, isRefused }: { count: number; isRefused: boolean }) => {
  const { t } = useTranslation('wishes');
  const words = () => {
    if (isRefused) return t('tooMany');
    return count === mostWishes ? t('full') : t('chosen', { count });
  };
  return (
    <div className="so-far row small">
      <ol className="knots" aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={place < count ? 'done' : undefined} />
        ))}
      </ol>
      <span role="status">{words()}</span>
    </div>
  );
};

/** Asks what ranks jobs beside the answers, before the first list and whenever it is to change. */
export const WishesForm = (props: WishesFormProps) => {
  const { portfolio, doctorate, onDone } = props;
  const { t } = useTranslation(['wishes', 'common']);
  const [isFirst] = useState(() => isFirstList(portfolio));
  const [answers, setAnswers] = useState<Answers>({
    domain: portfolio.researchDomain ?? doctorate.researchDomain ?? '',
    title: doctorate.thesisTitle ?? '',
    wishes: portfolio.wishes,
  });
  const { domain, title, wishes } = answers;
  const [isRefused, setIsRefused] = useState(false);
  const { save, isBusy } = useSaveAnswers(props);

  const toggle = (kind: KindOfWork) => {
    const after = wishes.includes(kind) ? wishes.filter((one) => one !== kind) : [...wishes, kind];
    setIsRefused(after.length > mostWishes);
    if (after.length <= mostWishes) setAnswers({ ...answers, wishes: after });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(answers);
  };
  const handleSkip = () => {
    rememberAsked(portfolio.id);
    onDone();
  };

  return (
    <form className="stack stack-6" onSubmit={handleSubmit} noValidate>
      <div className="form-grid thesis-asked">
        <SelectField
          label={t('domain')}
          value={domain}
          onChange={({ target }) => setAnswers({ ...answers, domain: target.value })}
          placeholder={t('anyDomain')}
          options={useDomainOptions()}
        />
        <TextArea
          label={t('thesis')}
          hint={t('thesisHint')}
          rows={2}
          maxLength={500}
          value={title}
          onChange={({ target }) => setAnswers({ ...answers, title: target.value })}
        />
      </div>
      <section className="stack" aria-labelledby="wishes">
        <div>
          <h2 id="wishes">{t('draws')}</h2>
          <p className="muted measure">{t('drawsHint')}</p>
        </div>
        <WishPicks chosen={wishes} onToggle={toggle} />
      </section>
      <div className="save-footer wish-foot">
        <WishCount count={wishes.length} isRefused={isRefused} />
        <span className="acts">
          <Button look="quiet" onClick={handleSkip}>
            {isFirst ? t('skip') : t('common:cancel')}
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t('go')}
          </Button>
        </span>
      </div>
    </form>
  );
};
