import { matchConfig } from '#shared/matching/config.ts';
import { type RatingKind, ratingKinds } from '../lists.ts';

/** A row of an assessment as it stands: answered when it has a value, or N/A on purpose. */
export type Row = { readonly category: number; readonly value: number | null; readonly touchedAt: string | null };
export type RowsOf = Readonly<Record<RatingKind, readonly Row[]>>;

/** The skills that must be answered before jobs can be suggested, and how many more are needed. */
export type SkillsNeeded = { answered: number; needed: number; missing: number };

/** How far an assessment is. */
export type AssessmentProgress = {
  answered: number;
  total: number;
  /** Where its first row without an answer stands; null when each has one. */
  next: { kind: RatingKind; category: number } | null;
  skills: SkillsNeeded;
};

export const isAnswered = ({ value, touchedAt }: Row): boolean => value !== null || touchedAt !== null;
const isRated = ({ value }: Row): boolean => value !== null;
const countOf = (rows: readonly Row[], holds: (row: Row) => boolean): number => rows.filter(holds).length;

/** Of answers, of ratings and of categories with a rating that many are missing at most: one skill may do for all three. */
const missingIn = (skills: readonly Row[], needed: number): number => {
  const rated = Math.ceil(matchConfig.minRated * skills.length) - countOf(skills, isRated);
  const byCategory = [...Map.groupBy(skills, ({ category }) => category).values()];
  const empty = byCategory.filter((rows) => !rows.some(isRated)).length;
  return Math.max(needed - countOf(skills, isAnswered), rated, empty, 0);
};

/** What the skills of an assessment say of the way to its first jobs. */
export const skillsNeeded = (skills: readonly Row[]): SkillsNeeded => {
  const needed = Math.ceil(matchConfig.minAnswered * skills.length);
  return { answered: countOf(skills, isAnswered), needed, missing: missingIn(skills, needed) };
};

const nextIn = (rows: RowsOf): AssessmentProgress['next'] => {
  for (const kind of ratingKinds) {
    const categories = rows[kind].filter((row) => !isAnswered(row)).map(({ category }) => category);
    if (categories.length > 0) return { kind, category: Math.min(...categories) };
  }
  return null;
};

/** How far an assessment is by its rows. */
export const assessmentProgress = (rows: RowsOf): AssessmentProgress => {
  const all = ratingKinds.flatMap((kind) => rows[kind]);
  return {
    answered: countOf(all, isAnswered),
    total: all.length,
    next: nextIn(rows),
    skills: skillsNeeded(rows.skill),
  };
};
