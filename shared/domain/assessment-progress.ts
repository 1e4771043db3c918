import { matchConfig } from '#shared/matching/config.ts';

/** A row is answered when it has a value, or `touchedAt` for N/A. */
export type Row = { readonly category: number; readonly value: number | null; readonly touchedAt: string | null };

/** `needed` counts the skills that suggestions need. */
type SkillsNeeded = { answered: number; needed: number; missing: number };

export const isAnswered = ({ value, touchedAt }: Row): boolean => value !== null || touchedAt !== null;
const isRated = ({ value }: Row): boolean => value !== null;
const countOf = (rows: readonly Row[], holds: (row: Row) => boolean): number => rows.filter(holds).length;

/**
 * Returns the largest of three lacks (answers, ratings, categories without a rating), as one skill may serve all three.
 */
const missingIn = (skills: readonly Row[], needed: number): number => {
  const rated = Math.ceil(matchConfig.minRated * skills.length) - countOf(skills, isRated);
  const byCategory = [...Map.groupBy(skills, ({ category }) => category).values()];
  const empty = byCategory.filter((rows) => !rows.some(isRated)).length;
  return Math.max(needed - countOf(skills, isAnswered), rated, empty, 0);
};

export const skillsNeeded = (skills: readonly Row[]): SkillsNeeded => {
  const needed = Math.ceil(matchConfig.minAnswered * skills.length);
  return { answered: countOf(skills, isAnswered), needed, missing: missingIn(skills, needed) };
};
