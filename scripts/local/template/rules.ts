import * as z from 'zod/mini';
import { parseSchedule, type Schedule } from '../events/schedule.ts';
import type { MayInvoke } from './permissions.ts';
import type { FindResources } from './resources.ts';
import type { FindTarget, Target } from './targets.ts';

const target = z.strictObject({
  Arn: z.string(),
  Id: z.string(),
  Input: z.optional(z.string()),
  // How often EventBridge hands the event to Lambda when Lambda does not take it: here it always does.
  RetryPolicy: z.optional(z.unknown()),
});
const rule = z.strictObject({
  Name: z.optional(z.string()),
  Description: z.optional(z.string()),
  ScheduleExpression: z.string(),
  State: z._default(z.enum(['ENABLED', 'DISABLED']), 'ENABLED'),
  Targets: z._default(z.array(target), []),
  Tags: z.optional(z.unknown()),
});

/** A function that is invoked by the clock. */
export type Rule = {
  arn: string;
  region: string;
  schedule: Schedule;
  target: Target;
  /** What the function gets instead of the scheduled event. */
  input: object | null;
};

const inputOf = (text: string, where: string): object => {
  const input: unknown = JSON.parse(text);
  if (typeof input !== 'object' || input === null) throw new Error(`${where}: an input must be an object`);
  return input;
};

/** The template's enabled rules, one for each function that they invoke. Throws, naming it, on one that the runner cannot follow. */
export const findRules = (find: FindResources, findTarget: FindTarget, mayInvoke: MayInvoke): Rule[] =>
  find('AWS::Events::Rule', rule)
    .filter(({ properties }) => properties.State === 'ENABLED')
    .flatMap(({ id, arn, stack, properties }) =>
      properties.Targets.map(({ Arn, Input }) => {
        const where = `${stack.name}/${id}`;
        const target = findTarget(Arn);
        if (!target) throw new Error(`${where}: no function ${Arn}`);
        // In the cloud nothing would happen, and nobody would be told.
        if (!mayInvoke(target, 'events.amazonaws.com', arn)) {
          throw new Error(`${where} may not invoke ${target.lambda.label}`);
        }
        const schedule = parseSchedule(properties.ScheduleExpression);
        return { arn, region: stack.region, schedule, target, input: Input ? inputOf(Input, where) : null };
      }),
    );
