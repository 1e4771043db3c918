import type { Clock } from '#scripts/platform/clock.ts';
import type { AsynchronousInvoker } from '#scripts/platform/lambda/asynchronous.ts';
import type { Rule } from '#scripts/platform/template/rules.ts';
import { busEvent } from './bus.ts';

/** The event of a scheduled rule: https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-create-rule-schedule.html */
const scheduledEvent = ({ arn, region }: Rule, time: number) =>
  busEvent({ source: 'aws.events', type: 'Scheduled Event', resources: [arn], detail: {} }, { time, region });

/** Invokes the rule's function at its times until the signal; times that passed meanwhile (a laptop that slept) are one. */
export const followRule = async (
  rule: Rule,
  { clock, signal, invoke }: { clock: Clock; signal: AbortSignal; invoke: AsynchronousInvoker },
): Promise<void> => {
  const underWay = new Set<Promise<void>>();
  let next = rule.schedule(clock.now());
  while (Number.isFinite(next)) {
    await clock.until(next, signal);
    if (signal.aborted) break;
    const invocation = invoke(rule.target, rule.input ?? scheduledEvent(rule, next));
    underWay.add(invocation);
    void invocation.finally(() => underWay.delete(invocation));
    next = rule.schedule(Math.max(next, clock.now()));
  }
  await Promise.all(underWay);
};
