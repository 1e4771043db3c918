import * as z from 'zod/mini';
import { rankJobs } from '#shared/domain/job-match.ts';
import type { Answers } from '#shared/domain/job-match-types.ts';
import personaRows from '../seeds/personas.json' with { type: 'json' };
import { wholeCatalogue } from './catalogues.ts';

const rating = z.nullable(z.number());
const persona = z.object({
  id: z.string(),
  /**
   * `tuned`: the numbers of the method were chosen by how well it does on these; `held`: kept out of that; `later`: written by
   * others when the method stood, and asked once, for the weight of liking.
   */
  group: z.enum(['tuned', 'held', 'later']),
  /** The research domain of the thesis, 1 to 27. */
  researchDomain: z.number(),
  title: z.string(),
  /** A rating, or a rating with liked or disliked. */
  answers: z.record(z.string(), z.union([rating, z.tuple([rating, z.nullable(z.boolean())])])),
  /** The jobs that an adviser would name, from 1 (worth a thought) to 3 (at once); all others are 0. */
  expected: z.record(z.string(), z.number().check(z.gte(1), z.lte(3))),
});
export type Persona = z.infer<typeof persona>;

/** Candidates as an adviser meets them, with the jobs that the adviser expects. */
export const personas: readonly Persona[] = z.array(persona).parse(personaRows);

/** The personas of one group. */
export const personasOf = (group: Persona['group']): readonly Persona[] =>
  personas.filter((one) => one.group === group);

const depth = 8;
const gain = (relevances: readonly number[]): number =>
  relevances.slice(0, depth).reduce((sum, relevance, i) => sum + relevance / Math.log2(i + 2), 0);

/**
 * `graded` is nDCG over the first eight by the adviser's grades, `named` the same with every job that the adviser named alike;
 * `precision` is the share of the first four with a grade of 2 or 3.
 */
export type Verdict = {
  graded: number;
  named: number;
  precision: number;
  top: readonly { id: string; relevance: number }[];
};

const isNamed = (relevance: number): number => Number(relevance > 0);

/** The answers of a persona as the product keeps them. */
export const answersOf = ({ answers }: Persona): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const [value, importantFlag] = Array.isArray(answer) ? answer : [answer, null];
      return [id, { value, importantFlag }];
    }),
  );

/** How the jobs that a persona is shown, of all research domains or of their own, compare with what the adviser expects. */
export const judged = (of: Persona, jobs: 'all' | 'own domain'): Verdict => {
  const domain = jobs === 'own domain' ? of.researchDomain : undefined;
  const ranked = rankJobs(wholeCatalogue, answersOf(of), domain).map(({ id }) => ({
    id,
    relevance: of.expected[id] ?? 0,
  }));
  const ideal = Object.values(of.expected).sort((a, b) => b - a);
  const relevances = ranked.map(({ relevance }) => relevance);
  return {
    graded: gain(relevances) / gain(ideal),
    named: gain(relevances.map(isNamed)) / gain(ideal.map(isNamed)),
    precision: ranked.slice(0, 4).filter(({ relevance }) => relevance >= 2).length / 4,
    top: ranked.slice(0, depth),
  };
};
