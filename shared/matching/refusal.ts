import { matchConfig } from './config.ts';
import { prepareCatalogue } from './prepare-catalogue.ts';
import type { Answers, MatchCatalogue } from './types.ts';

/** Answers of one skill category (N/A counts as answered); `total` counts the skills that some active job calls for. */
export type CategoryProgress = { category: number; total: number; answered: number; rated: number };

/** `empty_category`: a skill category has no rating; `flat`: all ratings are alike and nothing is liked or disliked. */
export type Refusal = {
  reason: 'unanswered' | 'unrated' | 'empty_category' | 'flat';
  categories: CategoryProgress[];
};

const areAlike = (ids: readonly { readonly id: string }[], answers: Answers): boolean => {
  const ratings = ids.map(({ id }) => answers[id]?.value ?? null).filter((rating) => rating !== null);
  return new Set(ratings).size <= 1;
};

const hasFlag = (ids: readonly { readonly id: string }[], answers: Answers): boolean =>
  ids.some(({ id }) => typeof answers[id]?.importantFlag === 'boolean');

/** Returns the first reason why the answers cannot rank jobs; null when they can, or when there is no job to rank. */
export const findRefusal = (catalogue: MatchCatalogue, answers: Answers): Refusal | null => {
  const { skills, activities, jobs, usedSkills } = prepareCatalogue(catalogue);
  if (jobs.length === 0) return null;

  const categories = Map.groupBy(usedSkills, (skill) => skill.category);
  const progress = [...categories]
    .map(([category, members]) => ({
      category,
      total: members.length,
      answered: members.filter(({ id }) => answers[id]?.value !== undefined).length,
      rated: members.filter(({ id }) => typeof answers[id]?.value === 'number').length,
    }))
    .sort((a, b) => a.category - b.category);
  const count = (key: 'answered' | 'rated'): number => progress.reduce((sum, entry) => sum + entry[key], 0);
  const because = (reason: Refusal['reason']): Refusal => ({ reason, categories: progress });

  if (count('answered') < matchConfig.minAnswered * usedSkills.length) return because('unanswered');
  if (count('rated') < matchConfig.minRated * usedSkills.length) return because('unrated');
  if (progress.some(({ rated }) => rated === 0)) return because('empty_category');
  const isFlat = [skills, activities].every((ids) => areAlike(ids, answers) && !hasFlag(ids, answers));
  return isFlat ? because('flat') : null;
};
