import * as z from 'zod/mini';
import { fewestGrades, gradeBounds, letterOf, maxStrength } from '../domain/catalogue-limits.ts';
import { catalogueEntry, catalogueId } from './catalogue-entry.ts';
import { shapesOf } from './catalogue-fields.ts';
import { catalogueFields } from './catalogue-lists.ts';
import { atMost, id } from './fields.ts';
import { changesTo, type Fields, revision } from './record.ts';

const entryOf = <const F extends Fields, const A extends Fields>(fields: F, active: A) => ({
  added: z.object({ ...fields, ...active }),
  changes: changesTo({ ...fields, ...active }),
  record: z.object({
    id: catalogueId,
    ...fields,
    active: z.boolean(),
    ...revision,
  }),
});

const { skills, activities, jobs, cases } = catalogueFields;

export const skill = entryOf(shapesOf(skills, 'input', ['list', 'entry']), {});
export const activity = entryOf(shapesOf(activities, 'input', ['list', 'entry']), {});

export const job = z.object({ id: catalogueId, ...shapesOf(jobs, 'input', ['list']), active: z.boolean() });
export type Job = z.infer<typeof job>;

export const wholeJob = entryOf(shapesOf(jobs, 'input', ['list', 'suggestion', 'entry']), {
  active: z._default(z.boolean(), true),
});

const jobId = catalogueId.check(z.startsWith(letterOf.jobs));
const grade = z.number().check(z.gte(gradeBounds.minimum), z.lte(gradeBounds.maximum), z.multipleOf(gradeBounds.step));
const isEnough = (grades: object): boolean => Object.keys(grades).length >= fewestGrades;
/** Keys are ids of jobs; a job that no adviser named has no grade. */
const grades = z
  .record(jobId, grade)
  .check(z.refine(isEnough, { params: { code: 'too_few_grades', minimum: fewestGrades } }));
const caseShapes = shapesOf(cases, 'input', ['list']);

export const graded = entryOf({ ...caseShapes, grades }, { active: z._default(z.boolean(), true) });
export const listedCase = z.object({ id: catalogueId, ...caseShapes, gradedJobs: z.int(), active: z.boolean() });
export type ListedCase = z.infer<typeof listedCase>;

/** Only proportions count. Rounded to two decimals. */
export const strength = z.number().check(
  z.gte(0),
  z.lte(maxStrength),
  z.overwrite((value) => Math.round(value * 100) / 100),
);
/** The id joins the ids of both entries. */
export const calledSkill = z.object({ id, value: strength, Skill: catalogueEntry });
export const calledActivity = z.object({ id, value: strength, Activity: catalogueEntry });

/** A job whose own profile now leads to other first suggestions, or to another order. */
const movedProfile = z.object({ id: catalogueId, before: z.array(catalogueId), after: z.array(catalogueId) });

export const strengthInQuery = z.pipe(
  z.string().check(atMost(5), z.regex(/^(100|\d{1,2}(\.\d{1,2})?)$/)),
  z.transform(Number),
);
export const triedStrength = z.object({ profiles: z.int(), moved: z.array(movedProfile) });
export type TriedStrength = z.infer<typeof triedStrength>;
