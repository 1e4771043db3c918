import * as z from 'zod/mini';
import { readinessLevels } from '#shared/matching/job-readiness.ts';
import { certainties, jobParts } from '#shared/matching/types.ts';
import { employerKinds, jobRequirements, kindsOfWork } from '../lists.ts';
import { job } from './catalogue.ts';
import { catalogueEntry, catalogueId } from './catalogue-entry.ts';
import { atMost, id, line, researchDomain, shortText, time } from './fields.ts';
import { changesTo, maybe, revision } from './record.ts';

export const portfolioTitle = line(120);
/** The title, in both languages, of an assessment that is begun without one (D89). */
export const defaultTitle = 'Portfolio';

/** Up to so many of a list, each once, in the order in which they are said. */
const upTo = <const S extends z.ZodMiniType<string, string>>(element: S, most: number) =>
  z._default(
    z.array(element).check(
      atMost(most),
      z.refine((given) => new Set(given).size === given.length),
    ),
    [],
  );

/** The most kinds of work that one may wish for, domains beside one's own, and jobs that one keeps or hides (D52, D67, D75). */
export const mostWishes = 5;
export const mostOtherDomains = 2;
export const mostMarkedJobs = 50;

const said = {
  title: portfolioTitle,
  /** The jobs of all domains are suggested where it is null. */
  researchDomain: maybe(researchDomain),
  /** Neighbouring domains whose jobs are suggested, too. */
  otherDomains: upTo(researchDomain, mostOtherDomains),
  /** What kinds of work one is drawn to. */
  wishes: upTo(z.enum(kindsOfWork), mostWishes),
  /** Jobs that one wants to come back to, and jobs that one does not want to see again, by their ids. */
  keptJobs: upTo(catalogueId, mostMarkedJobs),
  hiddenJobs: upTo(catalogueId, mostMarkedJobs),
};
export const portfolioChanges = changesTo(said);
export type PortfolioChanges = z.output<typeof portfolioChanges>;

/** An assessment. The code says portfolio, the screens say « auto-évaluation ». */
export const portfolio = z.object({ id, ...said, createdAt: time, updatedAt: time, ...revision });
export type Portfolio = z.infer<typeof portfolio>;

/** An assessment with how much of what can be rated is answered, of all kinds together. */
export const portfolioProgress = z.extend(portfolio, { answered: z.int(), total: z.int() });
export type PortfolioProgress = z.infer<typeof portfolioProgress>;

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
  value: ratingValue,
  importance: z.number(),
  contribution: z.number(),
});
export type ImportantSkill = z.infer<typeof importantSkill>;

/** What is said of a job for choosing among suggestions: what it is, who employs, what it asks for beyond a PhD. */
const suggestedJob = z.extend(job, {
  /** What candidates would take for one choice, by its name; empty where it stands for itself. */
  family: z.string(),
  familyFR: z.string(),
  employers: z.array(z.enum(employerKinds)),
  requirement: z.nullable(z.enum(jobRequirements)),
});

/**
 * A job with its place in the candidate's ranking, from 1; `isPartial` marks jobs of whose profile too little was rated,
 * `readiness` says how near the ratings come to what it asks, `certainty` whether it stays among the first eight whatever the
 * nuance of the answers, `wishes` which of the wished kinds of work it is, `distinctiveSkills` what it asks more than jobs usually do.
 */
export const calculatedJob = z.object({
  rank: z.int().check(z.positive()),
  isPartial: z.boolean(),
  readiness: z.enum(readinessLevels),
  certainty: z.enum(certainties),
  Job: suggestedJob,
  wishes: z.array(z.enum(kindsOfWork)),
  mostImportantSkills: z.array(importantSkill),
  distinctiveSkills: z.array(importantSkill),
});
export type CalculatedJob = z.infer<typeof calculatedJob>;

/** The most jobs that one reply holds, and how many it holds unless it is asked for more or fewer (D38). */
export const mostJobs = 500;
export const usualJobs = 50;

export const calculatedJobs = z.object({
  /** The first ones, in the order in which they fit. */
  calculatedJobs: z.array(calculatedJob),
  /** How many there are. */
  count: z.int(),
  /** The best ones of other fields, by everything but the domain; ranked among themselves. Empty when jobs of all domains are suggested. */
  elsewhere: z.array(calculatedJob),
  /** What nearly all jobs ask for: said once instead of with each. */
  commonSkills: z.array(importantSkill),
  version: z.string(),
});
export type CalculatedJobs = z.infer<typeof calculatedJobs>;

/** Answers by catalogue id that are tried without being kept. */
export const triedAnswers = z.object({
  jobId: catalogueId,
  answers: z._default(
    z
      .array(z.object({ id: catalogueId, value: ratingValue, importantFlag: importanceFlag }))
      .check(z.maxLength(maxRatingsAtOnce)),
    [],
  ),
});

/** What one answer, a wish, the thesis or a neighbouring domain adds to a job's score, beyond what it adds to the average job's. */
const jobPart = z.object({
  kind: z.enum(jobParts),
  /** Of the skill or activity, or the kind of work; null for the thesis and for the domain. */
  id: z.nullable(shortText),
  value: ratingValue,
  importantFlag: importanceFlag,
  /** What the job asks of it, 0 to 5; 0 for the thesis and the domain. */
  importance: z.number(),
  /** What jobs ask of it on average, on the same scale. */
  usualImportance: z.number(),
  contribution: z.number(),
});
export type JobPart = z.infer<typeof jobPart>;

/** Why a job stands where it stands: the parts add up to `score` less `averageScore`, exactly. */
export const jobExplanation = z.object({
  rank: z.int().check(z.positive()),
  count: z.int(),
  certainty: z.enum(certainties),
  readiness: z.enum(readinessLevels),
  isPartial: z.boolean(),
  Job: suggestedJob,
  score: z.number(),
  /** The mean over the jobs that are open to the assessment's domains. */
  averageScore: z.number(),
  /** The largest contributions first, whichever their sign. */
  parts: z.array(jobPart),
  mostImportantSkills: z.array(importantSkill),
  distinctiveSkills: z.array(importantSkill),
});
export type JobExplanation = z.infer<typeof jobExplanation>;
