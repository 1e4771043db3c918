import type { Language } from '../../lists.ts';
import type { CatalogueEntry } from '../../schemas/catalogue-entry.ts';
import type { PublicCv } from '../../schemas/usercv.ts';

/** Strengths that stand first on a CV. */
const mostFirst = 4;

export type CvRating = { readonly id: string; readonly value: number | null; readonly entry: CatalogueEntry };
const cvLists = ['skills', 'values', 'activities'] as const;
export type CvListName = (typeof cvLists)[number];

type Rated = Pick<PublicCv, 'userCvSkills' | 'userCvValues' | 'userCvActivities'>;

const bestFirst = (a: CvRating, b: CvRating): number => (b.value ?? -1) - (a.value ?? -1);

/**
 * The best rated skills with a sentence of proof, then every other rating by its list, best first. Lists without a
 * rating are left out.
 */
export const cvRatings = (cv: Rated) => {
  const skills = cv.userCvSkills.map(({ Skill, ...row }) => ({ ...row, entry: Skill }));
  const strengths = skills
    .flatMap(({ value, proof, ...row }) => (value && proof ? { ...row, value, proof } : []))
    .sort(bestFirst)
    .slice(0, mostFirst);
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
