import type { KindOfWork } from '#shared/lists.ts';
import type { JobPart } from '#shared/schemas/portfolio.ts';

/** The wishes that a job meets, in the candidate's order. */
export const metWishes = (wishes: readonly KindOfWork[], parts: readonly JobPart[]): KindOfWork[] => {
  const met = new Set(parts.flatMap(({ kind, id, importance }) => (kind === 'wish' && importance > 0 ? id : [])));
  return wishes.filter((wish) => met.has(wish));
};
