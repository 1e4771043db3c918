import { useState } from 'react';
import * as z from 'zod/mini';
import type { KindOfWork } from '#shared/lists.ts';
import { type Doctorate, doctorate as doctorateRecord } from '#shared/schemas/doctorate.ts';
import { mostWishes, type Portfolio, portfolio as portfolioRecord } from '#shared/schemas/portfolio-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { sendMerged, useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { isFirstList, rememberAsked } from './asked.ts';
import { useDomainOptions } from './domain-field.tsx';
import { WishPicks } from './wish-picks.tsx';
import './wishes.css';

type WishesFormProps = { userId: string; portfolio: Portfolio; doctorate: Doctorate; onDone: () => void };

const schema = z.extend(z.pick(portfolioRecord, { researchDomain: true, wishes: true }), {
  thesisTitle: doctorateRecord.shape.thesisTitle,
});

/** The title belongs to the PhD record, the other answers to the assessment. */
const useAnswers = ({ userId, portfolio, doctorate, onDone }: WishesFormProps) => {
  const record = useSend(api.doctorates.update, { isMerged: true });
  const assessment = useSend(api.portfolios.update);
  const { revision } = doctorate;
  const saveTitle = (thesisTitle: string | null) =>
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
  return useForm({
    schema,
    initial: {
      researchDomain: portfolio.researchDomain ?? doctorate.researchDomain,
      thesisTitle: doctorate.thesisTitle,
      wishes: portfolio.wishes,
    },
    send: async ({ thesisTitle, ...body }, { changed }) => {
      if ('thesisTitle' in changed) await saveTitle(thesisTitle);
      return assessment.mutateAsync({ params: { id: portfolio.id }, body });
    },
    onDone: () => {
      rememberAsked(portfolio.id);
      onDone();
    },
  });
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
  const { portfolio, onDone } = props;
  const { t } = useTranslation(['wishes', 'common', 'jobs']);
  const [isFirst] = useState(() => isFirstList(portfolio));
  const [isRefused, setIsRefused] = useState(false);
  const { values, bind, set, submit, isBusy } = useAnswers(props);
  const { wishes } = values;

  const toggle = (kind: KindOfWork) => {
    const after = wishes.includes(kind) ? wishes.filter((one) => one !== kind) : [...wishes, kind];
    setIsRefused(after.length > mostWishes);
    if (after.length <= mostWishes) set('wishes', after);
  };
  const handleSkip = () => {
    rememberAsked(portfolio.id);
    onDone();
  };

  return (
    <form className="stack stack-6" onSubmit={submit} noValidate>
      <div className="form-grid">
        <SelectField
          {...bind('researchDomain')}
          label={t('domain')}
          hint={t('jobs:domainHint')}
          placeholder={t('anyDomain')}
          options={useDomainOptions()}
        />
        <TextArea {...bind('thesisTitle')} label={t('thesis')} hint={t('thesisHint')} rows={2} maxLength={500} />
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
