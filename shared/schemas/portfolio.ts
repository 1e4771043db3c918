import * as z from 'zod/mini';
import { readinessLevels } from '#shared/matching/job-readiness.ts';
import { certainties, domainAccesses, jobParts } from '#shared/matching/types.ts';
import { kindsOfWork } from '../lists.ts';
import { job } from './catalogue.ts';
import { catalogueEntry, catalogueId } from './catalogue-entry.ts';
import { shapesOf } from './catalogue-fields.ts';
import { catalogueFields } from './catalogue-lists.ts';
import { id, shortText, time } from './fields.ts';
import { portfolio } from './portfolio-record.ts';
import { ofKnownKinds } from './record.ts';

const answeredOf = z.object({ answered: z.int(), total: z.int() });

/** `kinds` is absent in replies of the former release; `missingSkills` counts the answers that suggestions wait for. */
export const portfolioProgress = z.extend(portfolio, {
  ...answeredOf.shape,
  kinds: z.optional(z.object({ skill: answeredOf, activity: answeredOf, value: answeredOf, missingSkills: z.int() })),
});
export type PortfolioProgress = z.infer<typeof portfolioProgress>;

/** 0 to 5 in whole steps, or null for N/A. */
const ratingValue = z.nullable(z.int().check(z.gte(0), z.lte(5)));
/** Null is neutral. */
const importanceFlag = z.nullable(z.boolean());

/** Omitted fields stay unchanged. Only skills and activities have the flag. */
export const plainRatingInput = z.object({ value: z.optional(ratingValue) });
export const ratingInput = z.extend(plainRatingInput, { importantFlag: z.optional(importanceFlag) });
export type RatingInput = z.infer<typeof ratingInput>;

/** Limited by DynamoDB's 4 KB for an update expression. */
export const maxRatingsAtOnce = 100;

/** A null `touchedAt` means unanswered, unlike N/A. */
const plainRating = z.object({ id, value: ratingValue, touchedAt: z.nullable(time) });
export const rating = z.extend(plainRating, { importantFlag: importanceFlag });
export type Rating = z.infer<typeof rating>;

export const ratedSkill = z.extend(rating, { Skill: catalogueEntry });
export const ratedActivity = z.extend(rating, { Activity: catalogueEntry });
export const ratedValue = z.extend(plainRating, { Value: catalogueEntry });
export const ratedRncp = z.extend(plainRating, { Rncp: catalogueEntry });

/** `value` is the candidate's rating, `importance` the job's demand (0 to 5), `contribution` the part of the score. */
export const importantSkill = z.object({
  SkillId: catalogueId,
  value: ratingValue,
  importance: z.number(),
  contribution: z.number(),
});
export type ImportantSkill = z.infer<typeof importantSkill>;

const suggestedJob = z.extend(job, shapesOf(catalogueFields.jobs, 'answer', ['suggestion']));

/** Relative to the average job. */
const jobPart = z.object({
  kind: z.enum(jobParts),
  /** A domain says how it leads to the job, a reaction names the kept or set-aside job that counts most; null for thesis and cases. */
  id: z.nullable(shortText),
  value: ratingValue,
  importantFlag: importanceFlag,
  /** The job's demand, 0 to 5; 0 where there is none. */
  importance: z.number(),
  usualImportance: z.number(),
  contribution: z.number(),
  /** Up to three words of the thesis that lead to the job. */
  words: z.array(z.string()),
});
export type JobPart = z.infer<typeof jobPart>;
const shownParts = ofKnownKinds(jobPart, jobParts);

/**
 * `rank` counts from 1; `isPartial`: too little of the job's profile is rated; `certainty`: the stability of a place among the first eight;
 * `wishes`: the candidate's wishes that the job meets; `distinctiveSkills`: demands above those of other jobs; `rose`: places by which kept
 * and set-aside jobs moved the job up, negative for down; `reasons`: at most three for and two against, the weightiest first.
 */
export const calculatedJob = z.object({
  rank: z.int().check(z.positive()),
  isPartial: z.boolean(),
  readiness: z.enum(readinessLevels),
  certainty: z.enum(certainties),
  Job: suggestedJob,
  wishes: ofKnownKinds(z.enum(kindsOfWork), kindsOfWork),
  domainAccess: z.enum(domainAccesses),
  rose: z.int(),
  reasons: z.object({ closer: shownParts, away: shownParts }),
  mostImportantSkills: z.array(importantSkill),
  distinctiveSkills: z.array(importantSkill),
});
export type CalculatedJob = z.infer<typeof calculatedJob>;

export const calculatedJobs = z.object({
  calculatedJobs: z.array(calculatedJob),
  /** Counts single jobs, also beyond the limit. */
  count: z.int(),
  /** Counts the list as it is shown: a family is one job, and jobs that were set aside are left out. */
  seenCount: z.int(),
  /** Empty: jobs of other domains are in the one list. Pages of the release before cannot read a reply without it. */
  elsewhere: z.array(calculatedJob),
  commonSkills: z.array(importantSkill),
  version: z.string(),
});
export type CalculatedJobs = z.infer<typeof calculatedJobs>;

export const triedAnswers = z.object({
  jobId: catalogueId,
  answers: z._default(
    z
      .array(z.object({ id: catalogueId, value: ratingValue, importantFlag: importanceFlag }))
      .check(z.maxLength(maxRatingsAtOnce)),
    [],
  ),
});

/** The parts' contributions add up to `score` less `averageScore`. */
export const jobExplanation = z.object({
  rank: z.int().check(z.positive()),
  count: z.int(),
  certainty: z.enum(certainties),
  readiness: z.enum(readinessLevels),
  isPartial: z.boolean(),
  Job: suggestedJob,
  score: z.number(),
  /** The mean over all jobs. */
  averageScore: z.number(),
  /** Largest absolute contributions first. */
  parts: shownParts,
  mostImportantSkills: z.array(importantSkill),
  distinctiveSkills: z.array(importantSkill),
});
export type JobExplanation = z.infer<typeof jobExplanation>;
