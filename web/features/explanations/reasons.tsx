import { useId } from 'react';
import { kindsOfWork, type Language } from '#shared/lists.ts';
import { inHalves, originsOf, reasonsOf, tellingOf } from '#shared/matching/job-reasons.ts';
import { domainAccesses } from '#shared/matching/types.ts';
import type { JobExplanation, JobPart } from '#shared/schemas/portfolio.ts';
import { figure, locales } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { SignedBar } from './threads.tsx';
import type { Names } from './use-names.ts';

/** "+0,37", "−0,03". */
const signedFigure = (value: number, language: Language): string =>
  value.toLocaleString(locales[language], { signDisplay: 'exceptZero', minimumFractionDigits: 2 }).replace('-', '−');

export const Origins = ({ explanation }: { explanation: JobExplanation }) => {
  const { t } = useTranslation('explanations');
  const id = useId();
  const language = currentLanguage();
  const { origins, total } = originsOf(explanation);
  const most = Math.max(...origins.map(({ figure }) => Math.abs(figure)));
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{t('origins.title')}</h4>
      <p className="small muted measure">{t('origins.hint')}</p>
      <ul className="weighed ruled">
        {origins.map(({ kind, figure }) => (
          <li key={kind}>
            <span>{t(`origins.kind.${kind}`)}</span>
            <SignedBar value={figure} most={most} />
            <b className="num">{signedFigure(figure, language)}</b>
          </li>
        ))}
      </ul>
      <p className="small">
        <strong>{t('origins.total', { figure: signedFigure(total, language) })}</strong>{' '}
        <span className="muted">{t('origins.note')}</span>
      </p>
    </section>
  );
};

const usePartWords = (names: Names) => {
  const { t } = useTranslation(['explanations', 'jobs']);
  const kindOf = (id: string | null) => kindsOfWork.find((kind) => kind === id);

  const nameOf = ({ kind, id }: JobPart): string => {
    if (kind === 'skill' || kind === 'activity') return names.get(id ?? '') ?? '';
    const work = kindOf(id);
    return kind === 'wish' && work ? t(`jobs:wish.${work}`) : t(`origins.kind.${kind}`);
  };

  const standingOf = ({ kind, value, importance }: JobPart): string | undefined => {
    if (kind === 'wish') return t('origins.kind.wish');
    if (kind !== 'skill' && kind !== 'activity') return undefined;
    const asked = figure(inHalves(importance), currentLanguage());
    return value === null ? t('unrated', { asked }) : t('rated', { value, asked });
  };

  const becauseOf = (part: JobPart, parts: JobExplanation['parts']): string | undefined => {
    // The name of a wish that the job meets needs no further words.
    if (part.kind === 'wish') return part.importance > 0 ? undefined : t('wishUnmet');
    const access = domainAccesses.find((one) => one === part.id);
    if (part.kind === 'domain') return access && t(`domain.${access}`);
    const side = part.contribution > 0 ? 'closer' : 'away';
    if (part.kind === 'thesis') return t(`subject.${side}`);
    if (part.kind === 'case') return t(`alike.${side}`);
    if (part.kind === 'reaction') return t(`reaction.${side}`);
    const telling = tellingOf(part, parts);
    if (!telling) return t('becauseOfRest');
    const asks = t(`asks.${telling.asks}`);
    const own = telling.own.map((word) => t(`own.${word}`)).join(', ');
    return own ? t('because', { asks, own }) : t('becauseAlone', { asks });
  };

  return { nameOf, standingOf, becauseOf };
};

type SideProps = {
  title: string;
  none: string;
  parts: readonly JobPart[];
  most: number;
  all: JobExplanation['parts'];
  names: Names;
};

const Side = ({ title, none, parts, most, all, names }: SideProps) => {
  const id = useId();
  const { nameOf, standingOf, becauseOf } = usePartWords(names);
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {parts.length === 0 && <p className="small muted">{none}</p>}
      <ul className="weighed ruled">
        {parts.map((part) => {
          const because = becauseOf(part, all);
          return (
            <li key={`${part.kind} ${part.id}`}>
              <span>{nameOf(part)}</span>
              <SignedBar value={part.contribution} most={most} />
              <span className="small num">{standingOf(part)}</span>
              {because && <p className="small muted">{because}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

export const Reasons = ({ explanation, names }: { explanation: JobExplanation; names: Names }) => {
  const { t } = useTranslation('explanations');
  const { closer, away } = reasonsOf(explanation);
  const most = Math.max(...[...closer, ...away].map(({ contribution }) => Math.abs(contribution)));
  const shared = { most, all: explanation.parts, names };
  return (
    <>
      <Side title={t('closer')} none={t('noCloser')} parts={closer} {...shared} />
      <Side title={t('away')} none={t('noAway')} parts={away} {...shared} />
    </>
  );
};
