import * as z from 'zod/mini';
import { parseFilter } from '#scripts/platform/events/filter.ts';
import { parseSchedule } from '#scripts/platform/events/schedule.ts';
import type { MayInvoke } from './permissions.ts';
import type { FindResources } from './resources.ts';
import type { FindTarget } from './targets.ts';

const target = z.strictObject({
  Arn: z.string(),
  Id: z.string(),
  Input: z.optional(z.string()),
  // Ignored, because Lambda always accepts the event here.
  RetryPolicy: z.optional(z.unknown()),
});
const rule = z.strictObject({
  Name: z.optional(z.string()),
  Description: z.optional(z.string()),
  // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html
  EventPattern: z.optional(z.record(z.string(), z.unknown())),
  ScheduleExpression: z.optional(z.string()),
  State: z._default(z.enum(['ENABLED', 'DISABLED']), 'ENABLED'),
  Targets: z._default(z.array(target), []),
  Tags: z.optional(z.unknown()),
});

const inputOf = (text: string, where: string): object => {
  const input: unknown = JSON.parse(text);
  if (typeof input !== 'object' || input === null) throw new Error(`${where}: an input must be an object`);
  return input;
};

/** Finds the enabled rules. Throws, naming the rule, on an unsupported one. */
export const findRules = (find: FindResources, findTarget: FindTarget, mayInvoke: MayInvoke) => {
  const enabled = find('AWS::Events::Rule', rule)
    .filter(({ properties }) => properties.State === 'ENABLED')
    .flatMap(({ id, arn, stack, properties }) =>
      properties.Targets.map(({ Arn, Input }) => {
        const where = `${stack.name}/${id}`;
        const target = findTarget(Arn);
        if (!target) throw new Error(`${where}: no function ${Arn}`);
        // In the cloud the rule would silently do nothing.
        if (!mayInvoke(target, 'events.amazonaws.com', arn)) {
          throw new Error(`${where} may not invoke ${target.lambda.label}`);
        }
        const { ScheduleExpression, EventPattern } = properties;
        if (!ScheduleExpression && !EventPattern) throw new Error(`${where}: a rule needs a schedule or a pattern`);
        const invocation = { arn, region: stack.region, target, input: Input ? inputOf(Input, where) : null };
        return { where, invocation, ScheduleExpression, EventPattern };
      }),
    );
  return {
    rules: enabled.flatMap(({ invocation, ScheduleExpression: expression }) =>
      expression ? [{ ...invocation, schedule: parseSchedule(expression) }] : [],
    ),
    eventRules: enabled.flatMap(({ where, invocation, EventPattern: pattern }) =>
      pattern ? [{ ...invocation, isMeant: parseFilter([JSON.stringify(pattern)], where) }] : [],
    ),
  };
};

export type Rule = ReturnType<typeof findRules>['rules'][number];

export type EventRule = ReturnType<typeof findRules>['eventRules'][number];
