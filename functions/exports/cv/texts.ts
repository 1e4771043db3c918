import type { FactList } from '#shared/domain/doctorate-facts.ts';
import { longDay } from '#shared/domain/long-date.ts';
import { common as commonEn } from '#shared/i18n/en/common.ts';
import { cv as cvEn } from '#shared/i18n/en/cv.ts';
import { lists as listsEn } from '#shared/i18n/en/lists.ts';
import { ratings as ratingsEn } from '#shared/i18n/en/ratings.ts';
import { common as commonFr } from '#shared/i18n/fr/common.ts';
import { cv as cvFr } from '#shared/i18n/fr/cv.ts';
import { lists as listsFr } from '#shared/i18n/fr/lists.ts';
import { ratings as ratingsFr } from '#shared/i18n/fr/ratings.ts';
import { type Translate, translator } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/lists.ts';

export type CvTexts = {
  language: Language;
  product: string;
  t: Translate<'cv', 'common'>;
  /** `ids` are comma-separated; an unknown id stands for itself. */
  labels: (list: FactList, ids: string) => string;
  period: (from: string, to: string | null) => string;
  figure: (value: number) => string;
  levels: Readonly<Record<number, string>>;
};

const texts = {
  fr: { common: commonFr, cv: cvFr, lists: listsFr, ratings: ratingsFr },
  en: { common: commonEn, cv: cvEn, lists: listsEn, ratings: ratingsEn },
} as const;

export const cvTexts = (language: Language): CvTexts => {
  const { common, lists, ratings } = texts[language];
  const t = translator<'cv', 'common'>(language, texts[language], ['cv', 'common']);
  const figure = new Intl.NumberFormat(language);
  const day = (iso: string): string => longDay(iso, language);
  return {
    language,
    product: common.product,
    t,
    labels: (list, ids) => {
      const labels = new Map(Object.entries(lists[list]));
      return ids
        .split(',')
        .map((id) => labels.get(id) ?? id)
        .join(', ');
    },
    period: (from, to) =>
      to ? t('common:period', { start: day(from), end: day(to) }) : t('common:since', { start: day(from) }),
    figure: (value) => figure.format(value),
    levels: ratings.level.skill,
  };
};
