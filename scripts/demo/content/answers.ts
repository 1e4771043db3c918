import { createHash } from 'node:crypto';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { RatingInput } from '#shared/schemas/portfolio.ts';

type Profile = Readonly<Record<string, number>>;

const fraction = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 0xffffffff;

const flagOf = (chance: number): boolean | null => {
  if (chance > 0.85) return true;
  return chance < 0.1 ? false : null;
};

const clamp = (value: number): number => Math.min(5, Math.max(0, Math.round(value)));

/**
 * Deterministic answers within two points of `profile` (0 to 5 by catalogue id), lower for an `earlier` year, with a
 * few N/A and likes.
 */
export const demoAnswers = (
  entries: readonly CatalogueEntry[],
  profile: Profile,
  { name, earlier }: { name: string; earlier: number },
): Record<string, RatingInput> => {
  const answers: Record<string, RatingInput> = {};
  for (const { id } of entries) {
    const chance = fraction(`${name}:${id}`);
    const base = profile[id] ?? 1.5 + 3 * fraction(`${id}:${name}`);
    const value =
      chance < 0.04 ? null : clamp(base * 1.6 - 1.6 + (chance - 0.5) * 2 - earlier * fraction(`year:${id}`));
    answers[id] = /^[sa]/.test(id) ? { value, importantFlag: flagOf(chance) } : { value };
  }
  return answers;
};
