import { matchConfig } from '#shared/matching/config.ts';
import { type RatingKind, ratingKinds } from '../lists.ts';

/** A row is answered when it has a value, or `touchedAt` for N/A. */
export type Row = { readonly category: number; readonly value: number | null; readonly touchedAt: string | null };
export type RowsOf = Readonly<Record<RatingKind, readonly Row[]>>;

/** `needed` counts the skills that suggestions need. */
type SkillsNeeded = { answered: number; needed: number; missing: number };

export type AssessmentProgress = {
  answered: number;
  total: number;
  next: { kind: RatingKind; category: number } | null;
  skills: SkillsNeeded;
};

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

const nextIn = (rows: RowsOf): AssessmentProgress['next'] => {
  for (const kind of ratingKinds) {
    const categories = rows[kind].filter((row) => !isAnswered(row)).map(({ category }) => category);
    if (categories.length > 0) return { kind, category: Math.min(...categories) };
  }
  return null;
};

export const assessmentProgress = (rows: RowsOf): AssessmentProgress => {
  const all = ratingKinds.flatMap((kind) => rows[kind]);
  return {
    answered: countOf(all, isAnswered),
    total: all.length,
    next: nextIn(rows),
    skills: skillsNeeded(rows.skill),
  };
};
