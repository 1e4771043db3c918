import { sinceOf } from './catalogues.ts';
import type { Persona } from './personas.ts';

const depth = 8;
const discount = (i: number): number => 1 / Math.log2(i + 2);
const gain = (relevances: readonly number[]): number =>
  relevances.slice(0, depth).reduce((sum, relevance, i) => sum + relevance * discount(i), 0);

/**
 * `graded`: nDCG over the first eight by the adviser's grades. `beyondChance`: its part above a random order of the
 * same jobs. `precision`: share of the first four graded 2 or more.
 */
export type Verdict = { readonly graded: number; readonly beyondChance: number; readonly precision: number };

/** Leaves out jobs that came after the grades, since nobody could name them. */
const couldBeNamed = ({ gradedOn, expected }: Persona, id: string): boolean =>
  sinceOf(id) <= gradedOn || id in expected;

export const judged = (persona: Persona, seen: readonly string[]): Verdict => {
  const { expected } = persona;
  const relevances = seen.filter((id) => couldBeNamed(persona, id)).map((id) => expected[id] ?? 0);
  const ideal = gain(Object.values(expected).sort((a, b) => b - a));
  const usual = relevances.reduce((sum, relevance) => sum + relevance, 0) / relevances.length;
  const graded = gain(relevances) / ideal;
  const chance = gain(relevances.map(() => usual)) / ideal;
  return {
    graded,
    beyondChance: (graded - chance) / (1 - chance),
    precision: relevances.slice(0, 4).filter((relevance) => relevance >= 2).length / 4,
  };
};
