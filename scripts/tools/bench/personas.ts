import * as z from 'zod/mini';
import personaRows from '#scripts/demo/seeds/personas.json' with { type: 'json' };
import { kindsOfWork } from '#shared/lists.ts';
import type { Answers } from '#shared/matching/types.ts';

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
  /** The domain nearest to it in which they might look, too. */
  otherDomain: z.number(),
  wishes: z.array(z.enum(kindsOfWork)),
  thesisTitle: z.string(),
  briefDescription: z.string(),
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

/** The answers of a persona as the product keeps them. */
export const answersOf = ({ answers }: Persona): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const [value, importantFlag] = Array.isArray(answer) ? answer : [answer, null];
      return [id, { value, importantFlag }];
    }),
  );
