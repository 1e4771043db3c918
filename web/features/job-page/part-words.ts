import { kindsOfWork } from '#shared/lists.ts';
import { inHalves, tellingOf } from '#shared/matching/job-reasons.ts';
import type { JobPart } from '#shared/schemas/portfolio.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { inSentence } from './facts.ts';
import type { Names } from './use-names.ts';

const sideOf = ({ contribution }: JobPart): 'closer' | 'away' => (contribution > 0 ? 'closer' : 'away');

/** `jobs` names the jobs of the list, `hidden` are those set aside. */
export const usePartWords = (names: Names, jobs: Names, hidden: readonly string[]) => {
  const { t } = useTranslation(['jobPage', 'jobs']);
  const nameOf = ({ id }: JobPart): string => names.get(id ?? '') ?? '';
  const wishOf = ({ id }: JobPart): string => {
    const kind = kindsOfWork.find((one) => one === id);
    return kind ? inSentence(t(`jobs:wish.${kind}`)) : '';
  };
  const domainOf = ({ id }: JobPart) => (id === 'open' || id === 'neighbouring' ? id : 'outside');

  const reactionOf = (part: JobPart): string => {
    const job = jobs.get(part.id ?? '');
    if (!job) return t('reason.marks');
    const isAside = hidden.includes(part.id ?? '');
    // A job that was set aside pushes jobs like it away, so near and far change places.
    const nearness = part.contribution > 0 === isAside ? 'far' : 'near';
    return t(`reason.${nearness}.${isAside ? 'aside' : 'kept'}`, { job });
  };

  const ratedOf = (part: JobPart): string => {
    const asked = figure(inHalves(part.importance), currentLanguage());
    const name = nameOf(part);
    return part.value === null
      ? t('reason.unrated', { name, asked })
      : t('reason.rated', { name, value: part.value, asked });
  };

  const titleOf = (part: JobPart): string => {
    switch (part.kind) {
      case 'wish':
        return t('reason.wish', { wish: wishOf(part) });
      case 'thesis':
        return t(`reason.thesis.${sideOf(part)}`);
      case 'domain':
        return t(`reason.domain.${domainOf(part)}`);
      case 'case':
        return t('reason.case');
      case 'reaction':
        return reactionOf(part);
      default:
        return ratedOf(part);
    }
  };

  /** Leaves figures and met wishes to the other rows of a table. */
  const shortTitleOf = (part: JobPart): string => {
    if (part.kind === 'wish') return t('reason.little', { wish: wishOf(part) });
    return part.kind === 'skill' || part.kind === 'activity' ? nameOf(part) : titleOf(part);
  };

  const wishBecause = ({ importance, contribution }: JobPart): string => {
    if (contribution > 0) return t(importance >= 5 ? 'because.wish.core' : 'because.wish.part');
    return t(importance > 0 ? 'because.wish.less' : 'because.wish.unmet');
  };

  const ratedBecause = (part: JobPart, parts: readonly JobPart[]): string => {
    const telling = tellingOf(part, [...parts]);
    if (!telling) return t('because.rest');
    const asks = t(`because.asks.${telling.asks}`);
    const own = telling.own.map((word) => t(`because.own.${word}`)).join(', ');
    return own ? t('because.both', { asks, own }) : t('because.alone', { asks });
  };

  const becauseOf = (part: JobPart, parts: readonly JobPart[]): string => {
    switch (part.kind) {
      case 'wish':
        return wishBecause(part);
      case 'thesis':
        return part.contribution > 0 && part.words.length > 0
          ? t('because.words', { words: part.words.join(', ') })
          : t(`because.thesis.${sideOf(part)}`);
      case 'domain':
        return t(`because.domain.${domainOf(part)}`);
      case 'case':
        return t('because.case');
      case 'reaction':
        return t('because.marks');
      default:
        return ratedBecause(part, parts);
    }
  };

  return { titleOf, shortTitleOf, becauseOf };
};
