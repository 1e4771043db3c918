import { type Catalogue, loadCatalogue, ratedKind } from '#functions/data/catalogue/catalogue.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { ownerOf } from '#functions/data/kernel/ids.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import {
  createPortfolio,
  getPortfolio,
  listPortfolios,
  removePortfolio,
  type StoredPortfolio,
  updatePortfolio,
} from '#functions/data/portfolios/portfolios.ts';
import { calls, type Handlers, serve } from '#functions/lib/http/serve.ts';
import { portfolios } from '#shared/contracts/portfolios.ts';
import { skillsNeeded } from '#shared/domain/assessment-progress.ts';
import { AppError } from '#shared/errors.ts';
import { type RatingKind, ratingKinds } from '#shared/lists.ts';
import type { Refusal } from '#shared/matching/refusal.ts';
import { explainJob as explain, suggestJobs } from '#shared/matching/suggested-jobs.ts';
import { rateMany, ratingCalls } from './ratings.ts';

type Calls = Handlers<typeof portfolios>;

const skills = ratingCalls('skill', (rating, Skill) => ({ ...rating, Skill }));
const activities = ratingCalls('activity', (rating, Activity) => ({ ...rating, Activity }));
const values = ratingCalls('value', (rating, Value) => ({ ...rating, Value }));
const rncps = ratingCalls('rncp', (rating, Rncp) => ({ ...rating, Rncp }));

/** Counts all kinds; an explicit N/A counts as answered. */
const progressOf = ({ answers }: StoredPortfolio, catalogue: Catalogue) => {
  const countsOf = (...kinds: RatingKind[]) => {
    const asked = kinds.flatMap((kind) => ratedKind(catalogue, kind, answers));
    return { answered: asked.filter(({ id }) => answers.has(id)).length, total: asked.length };
  };
  const skills = ratedKind(catalogue, 'skill', answers).map(({ id, category }) => ({
    category,
    value: answers.get(id)?.value ?? null,
    touchedAt: answers.get(id)?.touchedAt ?? null,
  }));
  return {
    ...countsOf(...ratingKinds),
    kinds: {
      skill: countsOf('skill'),
      activity: countsOf('activity'),
      value: countsOf('value'),
      missingSkills: skillsNeeded(skills).missing,
    },
  };
};

const listOfUser: Calls['listOfUser'] = async ({ params }, { now }) => {
  const [stored, catalogue] = await Promise.all([listPortfolios(params.userId), loadCatalogue(now)]);
  return { portfolios: stored.map((portfolio) => ({ ...portfolio, ...progressOf(portfolio, catalogue) })) };
};

const readMatchingInput = (id: string, now: Date) =>
  Promise.all([getPortfolio(id), findRecord(Doctorates, ownerOf(id)), loadCatalogue(now)] as const);

const incomplete = ({ categories }: Refusal) => new AppError('incomplete_evaluation', { details: categories });

/** Best match first. Throws `incomplete_evaluation` with counts per skill category. */
const generateJobs: Calls['generateJobs'] = async ({ params, query }, { now }) => {
  const [portfolio, thesis, catalogue] = await readMatchingInput(params.id, now);
  const suggested = suggestJobs(portfolio, thesis, catalogue, query);
  if (suggested.refusal) throw incomplete(suggested.refusal);
  return suggested;
};

/** Does not store the hypothetical answers. Throws `not_found` for a job that is not suggested. */
const explainJob: Calls['explainJob'] = async ({ params, body }, { now }) => {
  const [portfolio, thesis, catalogue] = await readMatchingInput(params.id, now);
  const outcome = explain(portfolio, thesis, catalogue, body);
  if (outcome.refusal) throw incomplete(outcome.refusal);
  return requireFound(outcome.explanation);
};

export const handler = serve(
  calls(portfolios, {
    create: ({ body }, context) => createPortfolio(requireFound(context.person), body.title, context),
    listOfUser,
    get: async ({ params }) => ({ portfolio: await getPortfolio(params.id) }),
    update: ({ params, body }, context) => updatePortfolio(params.id, body, context),
    remove: ({ params }, context) => removePortfolio(requireFound(context.person), params.id, context),
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
