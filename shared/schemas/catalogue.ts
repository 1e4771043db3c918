import * as z from 'zod/mini';
import { maxName, maxStrength, maxSubjects } from '../domain/catalogue-set.ts';
import {
  categoryCounts,
  employerKinds,
  jobRequirements,
  kindsOfWork,
  type RatingKind,
  researchDomains,
} from '../lists.ts';
import { catalogueEntry, catalogueId, named, text } from './catalogue-entry.ts';
import { atMost, id } from './fields.ts';
import { changesTo, type Fields, maybe, revision } from './record.ts';

/** The three shapes of what the catalogue holds, by the fields that are said of it: as added, as changed, as answered; `active` where that is said, too. */
const ofCatalogue = <const F extends Fields, const A extends Fields>(fields: F, active: A) => ({
  added: z.object({ ...fields, ...active }),
  changes: changesTo({ ...fields, ...active }),
  record: z.object({
    id: catalogueId,
    ...fields,
    /** Not offered; where it was rated, it stays and is marked. */
    active: z.boolean(),
    ...revision,
  }),
});

/** A number from 1 on, also in digits (D28). */
const category = (kind: RatingKind) => {
  const inDigits = (value: number | string): unknown =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return z.pipe(z.transform(inDigits), z.int().check(z.gte(1), z.lte(categoryCounts[kind])));
};

export const skill = ofCatalogue({ ...named, category: category('skill') }, {});
export const activity = ofCatalogue({ ...named, category: category('activity') }, {});

/** A job of the shared catalogue. */
export const job = z.object({ id: catalogueId, ...named, active: z.boolean() });
export type Job = z.infer<typeof job>;

/** The longest list of words that is sent, repetitions included. */
const mostNamed = 100;

/** Some of a list, each once and in the list's order, however they are sent. */
const someOf = <const T extends string | number>(list: readonly T[]) =>
  z._default(
    z.array(z.literal(list)).check(
      atMost(mostNamed),
      z.overwrite((given) => list.filter((one) => given.includes(one))),
    ),
    [],
  );

const subjects = z._default(
  z
    .array(
      // A semicolon ends a subject in the files of a catalogue.
      z.string().check(z.trim(), z.minLength(1), atMost(maxSubjects.length), z.regex(/^[^;]*$/)),
    )
    .check(
      atMost(maxSubjects.count),
      z.overwrite((given) => [...new Set(given)]),
    ),
  [],
);

/** A job with all that is said of it, read and changed by itself. */
export const wholeJob = ofCatalogue(
  {
    ...named,
    researchDomains: someOf(researchDomains),
    coreKinds: someOf(kindsOfWork),
    regularKinds: someOf(kindsOfWork),
    family: text(maxName),
    familyFR: text(maxName),
    employers: someOf(employerKinds),
    requirement: maybe(z.enum(jobRequirements)),
    subjects,
    subjectsFR: subjects,
  },
  { active: z._default(z.boolean(), true) },
);

/** How much a job or an activity calls for something: only proportions count. More than two decimals are rounded. */
export const strength = z.number().check(
  z.gte(0),
  z.lte(maxStrength),
  z.overwrite((value) => Math.round(value * 100) / 100),
);
/** A row of strengths, whose id is made of the ids of both. */
export const calledSkill = z.object({ id, value: strength, Skill: catalogueEntry });
export const calledActivity = z.object({ id, value: strength, Activity: catalogueEntry });

/** A job whose own profile would find other jobs first, or in another order. */
const movedProfile = z.object({ id: catalogueId, before: z.array(catalogueId), after: z.array(catalogueId) });

/** A strength in an address. */
export const strengthInQuery = z.pipe(
  z.string().check(atMost(5), z.regex(/^(100|\d{1,2}(\.\d{1,2})?)$/)),
  z.transform(Number),
);
/** What it would do: see `strengthEffect`. */
export const triedStrength = z.object({ profiles: z.int(), moved: z.array(movedProfile) });
export type TriedStrength = z.infer<typeof triedStrength>;
