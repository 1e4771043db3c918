import { longDay } from '#shared/domain/long-date.ts';
import { reasonWords } from '#shared/domain/reason-words.ts';
import { common as commonEn } from '#shared/i18n/en/common.ts';
import { jobs as jobsEn } from '#shared/i18n/en/jobs.ts';
import { lists as listsEn } from '#shared/i18n/en/lists.ts';
import { pdf as pdfEn } from '#shared/i18n/en/pdf.ts';
import { portfolios as portfoliosEn } from '#shared/i18n/en/portfolios.ts';
import { ratings as ratingsEn } from '#shared/i18n/en/ratings.ts';
import { refusals as refusalsEn } from '#shared/i18n/en/refusals.ts';
import { common as commonFr } from '#shared/i18n/fr/common.ts';
import { jobs as jobsFr } from '#shared/i18n/fr/jobs.ts';
import { lists as listsFr } from '#shared/i18n/fr/lists.ts';
import { pdf as pdfFr } from '#shared/i18n/fr/pdf.ts';
import { portfolios as portfoliosFr } from '#shared/i18n/fr/portfolios.ts';
import { ratings as ratingsFr } from '#shared/i18n/fr/ratings.ts';
import { refusals as refusalsFr } from '#shared/i18n/fr/refusals.ts';
import { type Translate, translator } from '#shared/i18n/translate.ts';
import type { Language, RatingKind } from '#shared/lists.ts';
import type { JobPart } from '#shared/schemas/portfolio.ts';

export type ReportTexts = {
  language: Language;
  product: string;
  incomplete: string;
  retired: string;
  t: Translate<'pdf'>;
  kind: (kind: RatingKind) => string;
  category: (kind: RatingKind, category: number) => string;
  researchDomain: (id: string) => string;
  /** From 0 to 5; a half step reads as the step below it. */
  level: (kind: RatingKind, value: number) => string;
  /** One decimal; a dash for null. */
  mean: (mean: number | null) => string;
  figure: (value: number) => string;
  list: (names: readonly string[]) => string;
  /** Undefined for a part that has no short words. */
  reason: (part: JobPart, skillName: string | undefined) => string | undefined;
  /** Days are YYYY-MM-DD; without an end it lasts. */
  period: (start: string, end: string | null) => string;
};

const fr = {
  common: commonFr,
  jobs: jobsFr,
  lists: listsFr,
  pdf: pdfFr,
  portfolios: portfoliosFr,
  ratings: ratingsFr,
  refusals: refusalsFr,
};
const en = {
  common: commonEn,
  jobs: jobsEn,
  lists: listsEn,
  pdf: pdfEn,
  portfolios: portfoliosEn,
  ratings: ratingsEn,
  refusals: refusalsEn,
};

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const reportTexts = (language: Language): ReportTexts => {
  const { common, jobs, lists, portfolios, ratings, refusals } = { fr, en }[language];
  const plain = new Intl.NumberFormat(language);
  const decimal = new Intl.NumberFormat(language, oneDecimal);
  const t = translator<'pdf', 'common'>(language, { fr, en }[language], ['pdf', 'common']);
  return {
    language,
    product: common.product,
    incomplete: refusals.incomplete_evaluation,
    retired: portfolios.rating.retired,
    t,
    kind: (kind) => ratings.kind[kind],
    category: (kind, category) => Object.values(ratings.category[kind])[category - 1] ?? '',
    researchDomain: (id) => Object.entries(lists.researchDomain).find(([key]) => key === id)?.[1] ?? '',
    level: (kind, value) => Object.values(ratings.level[kind])[Math.floor(value)] ?? '',
    figure: (value) => plain.format(value),
    list: (names) => names.join(', '),
    reason: (part, skillName) =>
      reasonWords(part, { words: jobs.reason, skillName: skillName?.toLocaleLowerCase(language) })?.replace('|', ''),
    period: (from, to) => {
      const start = longDay(from, language);
      return to === null ? t('common:since', { start }) : t('common:period', { start, end: longDay(to, language) });
    },
    mean: (mean) => (mean === null ? '–' : decimal.format(mean)),
  };
};
