import * as z from 'zod/mini';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import personaRows from '#scripts/demo/content/personas.json' with { type: 'json' };
import type { KindOfWork } from '#shared/lists.ts';
import type { Answers } from '#shared/matching/types.ts';

const rating = z.nullable(z.number());
const answers = z.object({
  /** A case of the starter catalogue, which says domain, wishes, thesis title and grades. */
  id: z.string(),
  /**
   * `tuned`: the method's parameters were chosen on these; `held`: held out; `later`: written by others afterwards,
   * used once, for the weight of liking; `cases`: written for the catalogue, without further texts.
   */
  group: z.enum(['tuned', 'held', 'later', 'cases']),
  /** The nearest other domain. */
  otherDomain: z.optional(z.number()),
  briefDescription: z.optional(z.string()),
  title: z.optional(z.string()),
  /** The flag is true for liked, false for disliked. */
  answers: z.record(z.string(), z.union([rating, z.tuple([rating, z.nullable(z.boolean())])])),
});

export type Persona = z.infer<typeof answers> & {
  /** 1 to 27. */
  readonly researchDomain: number;
  readonly wishes: readonly KindOfWork[];
  readonly thesisTitle: string;
  /** Number of people whose mean the grades are. */
  readonly graders: number;
  /** Day of the adviser's grades. */
  readonly gradedOn: string;
  /** Jobs that an adviser would name, from 0.5 or 1 (worth a thought) to 3 (at once); all others are 0. */
  readonly expected: Readonly<Record<string, number>>;
};

const caseById = new Map(starterCatalogue().cases.map((one) => [one.id, one]));

export const personas: readonly Persona[] = z
  .array(answers)
  .parse(personaRows)
  .map((persona) => {
    const { researchDomain, wishes, thesisTitle, graders, gradedOn, grades } = caseById.get(persona.id) ?? {};
    if (!researchDomain || !wishes || !thesisTitle || !graders || !gradedOn || !grades)
      throw new Error(`No case ${persona.id}`);
    return { ...persona, researchDomain, wishes, thesisTitle, graders, gradedOn, expected: grades };
  });

export const personasOf = (group: Persona['group']): readonly Persona[] =>
  personas.filter((one) => one.group === group);

export const answersOf = ({ answers }: Persona): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const [value, importantFlag] = Array.isArray(answer) ? answer : [answer, null];
      return [id, { value, importantFlag }];
    }),
  );
