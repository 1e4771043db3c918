import type { Context as LambdaContext, ScheduledEvent } from 'aws-lambda';
import type { HttpEvent, HttpResult } from '#functions/lib/http/http.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { catalogue } from '#shared/contracts/catalogue.ts';
import { suffixed } from '#shared/contracts/catalogue-entries.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import { activity, skill, wholeJob } from '#shared/schemas/catalogue.ts';
import { caseCalls, listCases } from './cases.ts';
import { catalogueFor, entryCalls } from './entries.ts';
import { followMain } from './follow-main.ts';
import { warningsOf } from './sentences.ts';
import { strengthCalls, tryStrength } from './strengths.ts';
import { exportSet, importSet } from './transfer.ts';

const jobSkills = strengthCalls('jobs', 'skills', (called, Skill) => ({ ...called, Skill }));
const jobActivities = strengthCalls('jobs', 'activities', (called, Activity) => ({ ...called, Activity }));
const activitySkills = strengthCalls('activities', 'skills', (called, Skill) => ({ ...called, Skill }));

const answer = serve(
  calls(catalogue, {
    listSkills: async (_, context) => ({ skills: [...(await catalogueFor(context)).entries.skill] }),
    listActivities: async (_, context) => ({ activities: [...(await catalogueFor(context)).entries.activity] }),
    listValues: async (_, context) => ({ values: [...(await catalogueFor(context)).entries.value] }),
    listRncps: async (_, context) => ({ rncps: [...(await catalogueFor(context)).entries.rncp] }),
    listJobs: async (_, context) => ({ jobs: [...(await catalogueFor(context)).jobs] }),
    listCases,
    ...suffixed(entryCalls('skills', skill.record), 'Skill'),
    ...suffixed(entryCalls('activities', activity.record), 'Activity'),
    ...suffixed(entryCalls('jobs', wholeJob.record, { firstly: (now) => ({ since: dayIn(now, 'UTC') }) }), 'Job'),
    ...suffixed(caseCalls, 'Case'),
    listJobSkills: async ({ query }, context) => ({ jobSkills: await jobSkills.list(query.jobId, context) }),
    updateJobSkill: jobSkills.update,
    listJobActivities: async ({ query }, context) => ({
      JobActivities: await jobActivities.list(query.jobId, context),
    }),
    updateJobActivity: jobActivities.update,
    listActivitySkills: async ({ query }, context) => ({
      activitySkills: await activitySkills.list(query.activityId, context),
    }),
    updateActivitySkill: activitySkills.update,
    tryStrength,
    listFindings: async (_, context) => ({ findings: warningsOf((await catalogueFor(context)).set, context) }),
    exportSet,
    importSet,
  }),
);

export function handler(event: HttpEvent, context: LambdaContext): Promise<HttpResult>;
export function handler(event: ScheduledEvent, context: LambdaContext): Promise<undefined>;
export function handler(event: HttpEvent | ScheduledEvent, context: LambdaContext) {
  return 'routeKey' in event ? answer(event, context) : followMain(event, context);
}
