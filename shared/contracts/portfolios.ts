import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { mostJobs, usualJobs } from '../limits.ts';
import { atMost, id } from '../schemas/fields.ts';
import {
  calculatedJobs,
  jobExplanation,
  maxRatingsAtOnce,
  plainRatingInput,
  portfolioProgress,
  ratedActivity,
  ratedRncp,
  ratedSkill,
  ratedValue,
  rating,
  ratingInput,
  triedAnswers,
} from '../schemas/portfolio.ts';
import { defaultTitle, portfolio, portfolioChanges, portfolioTitle } from '../schemas/portfolio-record.ts';

const ratings = <const P extends string, I extends z.ZodMiniType, S extends z.ZodMiniType>(
  path: P,
  input: I,
  rated: S,
  what: string,
) => ({
  list: {
    method: 'GET',
    path: `/${path}/portfolio/{portfolioId}`,
    summary: `List the ${what} of an assessment, rated or not, with their answers`,
    allow: ['self'],
    of: { thing: 'params.portfolioId' },
    returns: z.array(rated),
  } as const,
  rate: {
    method: 'PUT',
    path: `/${path}/{id}`,
    summary: `Answer one of an assessment's ${what}`,
    allow: ['self'],
    of: { thing: 'params.id' },
    body: input,
    returns: rated,
  } as const,
});

const skills = ratings('portfolio-skills', ratingInput, ratedSkill, 'skills');
const activities = ratings('portfolio-activities', ratingInput, ratedActivity, 'activities');
const values = ratings('portfolio-values', plainRatingInput, ratedValue, 'values');
const rncps = ratings('portfolio-rncps', plainRatingInput, ratedRncp, 'RNCP competencies');

const jobsLimit = z._default(
  z.pipe(
    z.string().check(atMost(3), z.regex(/^\d+$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(mostJobs))),
  ),
  usualJobs,
);

const stock = { name: 'portfolios', most: 60 } as const;

export const portfolios = contract({
  create: {
    method: 'POST',
    path: '/portfolios',
    summary: `Create an assessment; its default title is ${defaultTitle}`,
    allow: ['self'],
    by: ['user'],
    of: { user: 'actor' },
    once: true,
    keeps: { ...stock, by: 1 },
    refuses: ['conflict'],
    body: z.object({ title: z._default(portfolioTitle, defaultTitle) }),
    returns: portfolio,
    status: 201,
  },
  listOfUser: {
    method: 'GET',
    path: '/portfolios/user/{userId}',
    summary: "List a candidate's assessments, the latest first",
    allow: ['self'],
    of: { user: 'params.userId' },
    returns: z.object({ portfolios: z.array(portfolioProgress) }),
  },
  get: {
    method: 'GET',
    path: '/portfolios/{id}',
    summary: 'Read an assessment',
    allow: ['self'],
    of: { thing: 'params.id' },
    returns: z.object({ portfolio }),
  },
  update: {
    method: 'PUT',
    path: '/portfolios/{id}',
    summary:
      'Rename an assessment, or set what suggests its jobs beside the answers: research domains, wishes, jobs kept and hidden, or note the jobs compared; absent fields stay',
    allow: ['self'],
    of: { thing: 'params.id' },
    versioned: true,
    body: portfolioChanges,
    returns: portfolio,
  },
  remove: {
    method: 'DELETE',
    path: '/portfolios/{id}',
    summary: 'Delete an assessment with all its answers',
    allow: ['self'],
    of: { thing: 'params.id' },
    keeps: { ...stock, by: -1 },
  },
  listSkills: skills.list,
  rateSkill: skills.rate,
  listActivities: activities.list,
  rateActivity: activities.rate,
  listValues: values.list,
  rateValue: values.rate,
  listRncps: rncps.list,
  rateRncp: rncps.rate,
  rateMany: {
    method: 'PUT',
    path: '/portfolios/{id}/ratings',
    summary: 'Answer several rows of one assessment at once',
    allow: ['self'],
    of: { thing: 'params.id' },
    children: { 'body.ratings[].id': 'params.id' },
    body: z.object({
      ratings: z.array(z.extend(ratingInput, { id })).check(z.minLength(1), z.maxLength(maxRatingsAtOnce)),
    }),
    returns: z.object({ ratings: z.array(rating) }),
  },
  generateJobs: {
    method: 'GET',
    path: '/portfolios/{id}/generate-jobs',
    summary: 'Rank the catalogue’s jobs by their fit to an assessment; kept and set-aside jobs move the others',
    allow: ['self'],
    refuses: ['incomplete_evaluation'],
    uses: 'jobs',
    of: { thing: 'params.id' },
    query: z.object({ limit: jobsLimit, reactions: z._default(z.enum(['on', 'off']), 'on') }),
    returns: calculatedJobs,
  },
  explainJob: {
    method: 'POST',
    path: '/portfolios/{id}/explain-job',
    summary: 'Explain the rank of one job, also with trial answers, which are not stored',
    allow: ['self'],
    refuses: ['incomplete_evaluation'],
    uses: 'jobs',
    of: { thing: 'params.id' },
    body: triedAnswers,
    returns: jobExplanation,
  },
});
