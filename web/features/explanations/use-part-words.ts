import { kindsOfWork } from '#shared/lists.ts';
import { inHalves, tellingOf } from '#shared/matching/job-reasons.ts';
import type { JobExplanation, JobPart } from '#shared/schemas/portfolio.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import type { Names } from './use-names.ts';

/** How a part of a score reads: what it is, how one stands beside what the job asks, and why it counts as it does. */
export const usePartWords = (names: Names) => {
  const { t } = useTranslation(['explanations', 'jobs']);
  const kindOf = (id: string | null) => kindsOfWork.find((kind) => kind === id);

  const nameOf = ({ kind, id }: JobPart): string => {
    if (kind === 'thesis' || kind === 'domain') return t(kind);
    const work = kindOf(id);
    return kind === 'wish' && work ? t(`jobs:wish.${work}`) : (names.get(id ?? '') ?? '');
  };

  const standingOf = ({ kind, value, importance }: JobPart): string | undefined => {
    if (kind === 'wish') return t('origins.kind.wish');
    if (kind === 'thesis' || kind === 'domain') return undefined;
    const asked = figure(inHalves(importance), currentLanguage());
    return value === null ? t('unrated', { asked }) : t('rated', { value, asked });
  };

  const becauseOf = (part: JobPart, parts: JobExplanation['parts']): string | undefined => {
    // A wish that a job meets says all by its name.
    if (part.kind === 'wish') return part.importance > 0 ? undefined : t('wishUnmet');
    if (part.kind === 'domain') return t('domainNear');
    if (part.kind === 'thesis') return t(part.contribution > 0 ? 'subject.closer' : 'subject.away');
    const telling = tellingOf(part, parts);
    if (!telling) return t('becauseOfRest');
    const asks = t(`asks.${telling.asks}`);
    const own = telling.own.map((word) => t(`own.${word}`)).join(', ');
    return own ? t('because', { asks, own }) : t('becauseAlone', { asks });
  };

  return { nameOf, standingOf, becauseOf };
};
