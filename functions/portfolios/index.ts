import { found } from '#functions/data/kernel/found.ts';
import {
  createPortfolio,
  findPortfolio,
  removePortfolio,
  updatePortfolio,
} from '#functions/data/portfolios/portfolios.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { portfolios } from '#shared/contracts/portfolios.ts';
import { explainJob, generateJobs } from './generate-jobs.ts';
import { listOfUser } from './list-of-user.ts';
import { rateMany, ratingCalls } from './ratings.ts';

const skills = ratingCalls('skill', (rating, Skill) => ({ ...rating, Skill }));
const activities = ratingCalls('activity', (rating, Activity) => ({ ...rating, Activity }));
const values = ratingCalls('value', (rating, Value) => ({ ...rating, Value }));
const rncps = ratingCalls('rncp', (rating, Rncp) => ({ ...rating, Rncp }));

export const handler = serve(
  calls(portfolios, {
    create: ({ body }, context) => createPortfolio(found(context.person), body.title, context),
    listOfUser,
    get: async ({ params }) => ({ portfolio: await findPortfolio(params.id) }),
    update: ({ params, body }, context) => updatePortfolio(params.id, body, context),
    remove: ({ params }, context) => removePortfolio(found(context.person), params.id, context),
    listSkills: skills.list,
    rateSkill: skills.rate,
    listActivities: activities.list,
    rateActivity: activities.rate,
    listValues: values.list,
    rateValue: values.rate,
    listRncps: rncps.list,
    rateRncp: rncps.rate,
    rateMany,
    generateJobs,
    explainJob,
  }),
);
