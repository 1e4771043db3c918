import type { Language } from '../../lists.ts';
import type { CatalogueEntry } from '../../schemas/catalogue-entry.ts';
import type { PublicCv } from '../../schemas/usercv.ts';
import { mostStrengths, shareableOf } from '../shareable.ts';

export type CvRating = { readonly id: string; readonly value: number | null; readonly entry: CatalogueEntry };
const cvLists = ['skills', 'values', 'activities'] as const;
export type CvListName = (typeof cvLists)[number];

type Rated = Pick<PublicCv, 'userCvSkills' | 'userCvValues' | 'userCvActivities'>;

const bestFirst = (a: CvRating, b: CvRating): number => (b.value ?? -1) - (a.value ?? -1);

/**
 * The strengths that have a sentence of proof, as on the page to share, then every other rating by its list, best first. Lists without a
 * rating are left out.
 */
export const cvRatings = (cv: Rated) => {
  const skills = cv.userCvSkills.map(({ Skill, ...row }) => ({ ...row, entry: Skill }));
  const proven = skills.flatMap(({ value, proof, ...row }) => (value && proof ? { ...row, value, proof } : []));
  const strengths = shareableOf(proven.map((row) => ({ ...row, importantFlag: null }))).slice(0, mostStrengths);
  const isFirst = ({ id }: CvRating) => strengths.some((strength) => strength.id === id);
  const rows: Record<CvListName, CvRating[]> = {
    skills: skills.filter((row) => !isFirst(row)),
    values: cv.userCvValues.map(({ Value: entry, ...row }) => ({ ...row, entry })),
    activities: cv.userCvActivities.map(({ Activity: entry, ...row }) => ({ ...row, entry })),
  };
  const others = cvLists
    .filter((list) => rows[list].length > 0)
    .map((list) => ({ list, rows: rows[list].sort(bestFirst) }));
  return { strengths, others };
};

export type CvRatings = ReturnType<typeof cvRatings>;

type Words = { language: Language; nameOf: (list: CvListName) => string; sayOthers: (lists: string) => string };

/** « Les autres compétences et valeurs » while skills are left below the strengths, else « Valeurs et activités ». */
export const ratingsTitle = ({ strengths, others }: CvRatings, { language, nameOf, sayOthers }: Words): string => {
  const lists = new Intl.ListFormat(language).format(others.map(({ list }) => nameOf(list)));
  if (strengths.length > 0 && others.some(({ list }) => list === 'skills')) return sayOthers(lists);
  return lists.slice(0, 1).toLocaleUpperCase(language) + lists.slice(1);
};

/** Half steps have the word of the whole step below. */
export const levelWord = (words: Readonly<Record<number, string>>, value: number): string =>
  words[Math.floor(value)] ?? '';
