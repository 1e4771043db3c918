import * as z from 'zod/mini';
import { readinessLevels } from '../domain/job-readiness.ts';
import { catalogueEntry, catalogueId, job } from './catalogue.ts';
import { id, researchDomain, time } from './fields.ts';
import { changesTo, maybe } from './record.ts';

export const portfolioTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

const said = {
  title: portfolioTitle,
  /** The jobs of all domains are suggested where it is null. */
  researchDomain: maybe(researchDomain),
};
export const portfolioChanges = changesTo(said);
export type PortfolioChanges = z.output<typeof portfolioChanges>;

/** An assessment. The code says portfolio, the screens say « auto-évaluation ». */
export const portfolio = z.object({ id, ...said, createdAt: time, updatedAt: time });
export type Portfolio = z.infer<typeof portfolio>;

/** 0 to 5 in whole steps, or null for N/A. */
const ratingValue = z.nullable(z.int().check(z.gte(0), z.lte(5)));
/** Liked, disliked, or neutral. */
const importanceFlag = z.nullable(z.boolean());

/** An answer as it is sent: what is left out stays as it was. The flag is for skills and activities only. */
export const plainRatingInput = z.object({ value: z.optional(ratingValue) });
export const ratingInput = z.extend(plainRatingInput, { importantFlag: z.optional(importanceFlag) });
export type RatingInput = z.infer<typeof ratingInput>;

/** How many rows one call may answer: what fits DynamoDB's 4 KB of update expression. */
export const maxRatingsAtOnce = 100;

/** A row of an assessment; `touchedAt` null means not answered yet, unlike N/A on purpose. */
const plainRating = z.object({ id, value: ratingValue, touchedAt: z.nullable(time) });
export const rating = z.extend(plainRating, { importantFlag: importanceFlag });
export type Rating = z.infer<typeof rating>;

export const ratedSkill = z.extend(rating, { Skill: catalogueEntry });
export const ratedActivity = z.extend(rating, { Activity: catalogueEntry });
export const ratedValue = z.extend(plainRating, { Value: catalogueEntry });
export const ratedRncp = z.extend(plainRating, { Rncp: catalogueEntry });

/** A skill that matters to a suggested job: the candidate's own rating, what the job asks (0 to 5), and what it added to the score. */
export const importantSkill = z.object({
  SkillId: catalogueId,
  Skill: catalogueEntry,
  value: ratingValue,
  importance: z.number(),
  contribution: z.number(),
});
export type ImportantSkill = z.infer<typeof importantSkill>;

/**
 * A job with its place in the candidate's ranking, from 1; `isPartial` marks jobs of whose profile too little was rated,
 * `readiness` says how near the ratings come to what it asks, `distinctiveSkills` what it asks more than jobs usually do.
 */
export const calculatedJob = z.object({
  rank: z.int().check(z.positive()),
  isPartial: z.boolean(),
  readiness: z.enum(readinessLevels),
  Job: job,
  mostImportantSkills: z.array(importantSkill),
  distinctiveSkills: z.array(importantSkill),
});
export type CalculatedJob = z.infer<typeof calculatedJob>;

export const calculatedJobs = z.object({ calculatedJobs: z.array(calculatedJob), version: z.string() });
