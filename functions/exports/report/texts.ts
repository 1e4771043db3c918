import { longDay } from '#shared/domain/long-date.ts';
import { common as commonEn } from '#shared/i18n/en/common.ts';
import { lists as listsEn } from '#shared/i18n/en/lists.ts';
import { pdf as pdfEn } from '#shared/i18n/en/pdf.ts';
import { portfolios as portfoliosEn } from '#shared/i18n/en/portfolios.ts';
import { ratings as ratingsEn } from '#shared/i18n/en/ratings.ts';
import { refusals as refusalsEn } from '#shared/i18n/en/refusals.ts';
import { common as commonFr } from '#shared/i18n/fr/common.ts';
import { lists as listsFr } from '#shared/i18n/fr/lists.ts';
import { pdf as pdfFr } from '#shared/i18n/fr/pdf.ts';
import { portfolios as portfoliosFr } from '#shared/i18n/fr/portfolios.ts';
import { ratings as ratingsFr } from '#shared/i18n/fr/ratings.ts';
import { refusals as refusalsFr } from '#shared/i18n/fr/refusals.ts';
import { type Translate, translator } from '#shared/i18n/translate.ts';
import type { Language, RatingKind } from '#shared/lists.ts';

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
  list: (names: readonly string[]) => string;
  /** Days are YYYY-MM-DD; without an end it lasts. */
  period: (start: string, end: string | null) => string;
};

const fr = {
  common: commonFr,
  lists: listsFr,
  pdf: pdfFr,
  portfolios: portfoliosFr,
  ratings: ratingsFr,
  refusals: refusalsFr,
};
const en = {
  common: commonEn,
  lists: listsEn,
  pdf: pdfEn,
  portfolios: portfoliosEn,
  ratings: ratingsEn,
  refusals: refusalsEn,
};

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const reportTexts = (language: Language): ReportTexts => {
  const { common, lists, portfolios, ratings, refusals } = { fr, en }[language];
  const figure = new Intl.NumberFormat(language, oneDecimal);
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
    list: (names) => names.join(', '),
    period: (from, to) => {
      const start = longDay(from, language);
      return to === null ? t('common:since', { start }) : t('common:period', { start, end: longDay(to, language) });
    },
    mean: (mean) => (mean === null ? '–' : figure.format(mean)),
  };
};
