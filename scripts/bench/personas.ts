import * as z from 'zod/mini';
import { rankJobs } from '#shared/domain/job-match.ts';
import type { Answers, Strengths } from '#shared/domain/job-match-types.ts';
import personaRows from '../seeds/personas.json' with { type: 'json' };
import { wholeCatalogue } from './catalogues.ts';

const rating = z.nullable(z.number());
const persona = z.object({
  id: z.string(),
  /** Kept aside: no number of the method was ever chosen by it. */
  held: z.boolean(),
  title: z.string(),
  /** A rating, or a rating with liked or disliked. */
  answers: z.record(z.string(), z.union([rating, z.tuple([rating, z.nullable(z.boolean())])])),
  /** The jobs that an adviser would name, from 1 (worth a thought) to 3 (at once); all others are 0. */
  expected: z.record(z.string(), z.number().check(z.gte(1), z.lte(3))),
});
export type Persona = z.infer<typeof persona>;

/** Candidates as an adviser meets them, with the jobs that the adviser expects. */
export const personas: readonly Persona[] = z.array(persona).parse(personaRows);

const depth = 8;
const gain = (relevances: readonly number[]): number =>
  relevances.slice(0, depth).reduce((sum, relevance, i) => sum + relevance / Math.log2(i + 2), 0);

/** `ndcg` asks whether the adviser named a job at all, `graded` also how high; `precision` is the share of the first four with a relevance of 2 or 3. */
export type Verdict = {
  ndcg: number;
  graded: number;
  precision: number;
  top: readonly { id: string; relevance: number }[];
};

const isNamed = (relevance: number): number => Number(relevance > 0);

/** nDCG over the first eight, by both gains, precision, and the first eight. */
const judge = (expected: Persona['expected'], answers: Answers): Verdict => {
  const ranked = rankJobs(wholeCatalogue, answers).map(({ id }) => ({ id, relevance: expected[id] ?? 0 }));
  const ideal = Object.values(expected).sort((a, b) => b - a);
  const relevances = ranked.map(({ relevance }) => relevance);
  return {
    ndcg: gain(relevances.map(isNamed)) / gain(ideal.map(isNamed)),
    graded: gain(relevances) / gain(ideal),
    precision: ranked.slice(0, 4).filter(({ relevance }) => relevance >= 2).length / 4,
    top: ranked.slice(0, depth),
  };
};

/** The answers of a persona as the product keeps them. */
export const answersOf = ({ answers }: Persona): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const [value, importantFlag] = Array.isArray(answer) ? answer : [answer, null];
      return [id, { value, importantFlag }];
    }),
  );

/** How the ranking of a persona’s own answers compares with what the adviser expects. */
export const judged = (of: Persona): Verdict => judge(of.expected, answersOf(of));

/** The same for answers that are the mean figures of the jobs expected at once: what the figures themselves allow. */
export const judgedIdeal = ({ expected }: Persona): Verdict => {
  const jobs = wholeCatalogue.jobs.filter(({ id }) => expected[id] === 3);
  const average = (of: (job: (typeof jobs)[number]) => Strengths, ids: readonly { readonly id: string }[]) =>
    ids.map(({ id }) => {
      const value = jobs.reduce((sum, job) => sum + (of(job)[id] ?? 0), 0) / jobs.length;
      return [id, { value, importantFlag: null }] as const;
    });
  return judge(
    expected,
    Object.fromEntries([
      ...average(({ skills }) => skills, wholeCatalogue.skills),
      ...average(({ activities }) => activities, wholeCatalogue.activities),
    ]),
  );
};
