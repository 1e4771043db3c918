import * as z from 'zod/mini';
import { matchConfig } from '#shared/matching/config.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';

const progress = z.array(z.object({ category: z.int(), total: z.number(), answered: z.number(), rated: z.number() }));
type Progress = z.infer<typeof progress>[number];

export type Refusal = {
  reason: 'unanswered' | 'unrated' | 'empty_category' | 'flat';
  categories: Progress[];
};

/** Undefined for any other error. */
export const refusalOf = ({ code, details }: ApiError): Refusal | undefined => {
  const parsed = progress.safeParse(details);
  if (code !== 'incomplete_evaluation' || !parsed.success) return undefined;
  const categories = parsed.data;
  const sum = (key: 'total' | 'answered' | 'rated') => categories.reduce((total, entry) => total + entry[key], 0);
  const because = (reason: Refusal['reason']): Refusal => ({ reason, categories });

  if (sum('answered') < matchConfig.minAnswered * sum('total')) return because('unanswered');
  if (sum('rated') < matchConfig.minRated * sum('total')) return because('unrated');
  return because(categories.some(({ rated }) => rated === 0) ? 'empty_category' : 'flat');
};
