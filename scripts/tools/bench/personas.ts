import * as z from 'zod/mini';
import personaRows from '#scripts/demo/content/personas.json' with { type: 'json' };
import { kindsOfWork } from '#shared/lists.ts';
import type { Answers } from '#shared/matching/types.ts';

const rating = z.nullable(z.number());
const persona = z.object({
  id: z.string(),
  /**
   * `tuned`: the method's parameters were chosen on these; `held`: held out; `later`: written by others afterwards,
   * used once, for the weight of liking.
   */
  group: z.enum(['tuned', 'held', 'later']),
  /** 1 to 27. */
  researchDomain: z.number(),
  /** The nearest other domain. */
  otherDomain: z.number(),
  wishes: z.array(z.enum(kindsOfWork)),
  thesisTitle: z.string(),
  briefDescription: z.string(),
  title: z.string(),
  /** The flag is true for liked, false for disliked. */
  answers: z.record(z.string(), z.union([rating, z.tuple([rating, z.nullable(z.boolean())])])),
  /** Jobs that an adviser would name, from 1 (worth a thought) to 3 (at once); all others are 0. */
  expected: z.record(z.string(), z.number().check(z.gte(1), z.lte(3))),
});
export type Persona = z.infer<typeof persona>;

export const personas: readonly Persona[] = z.array(persona).parse(personaRows);

export const personasOf = (group: Persona['group']): readonly Persona[] =>
  personas.filter((one) => one.group === group);

export const answersOf = ({ answers }: Persona): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const [value, importantFlag] = Array.isArray(answer) ? answer : [answer, null];
      return [id, { value, importantFlag }];
    }),
  );
