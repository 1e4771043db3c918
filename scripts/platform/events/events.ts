import { once } from 'node:events';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { Clock } from '#scripts/platform/host/clock.ts';
import type { Log } from '#scripts/platform/host/logs.ts';
import { type AsynchronousInvoker, createAsynchronousInvoker } from '#scripts/platform/lambda/asynchronous.ts';
import type { LambdaService } from '#scripts/platform/lambda/service.ts';
import type { EventSource } from '#scripts/platform/template/event-sources.ts';
import type { EventRule, Rule } from '#scripts/platform/template/rules.ts';
import { type Bus, busEvent } from './bus.ts';
import type { Checkpoints } from './checkpoints.ts';
import { createDelivery } from './delivery.ts';
import { followStream } from './stream.ts';

const createPending = () => {
  const pending = new Set<Promise<void>>();
  return {
    add: (invocation: Promise<void>): void => {
      pending.add(invocation);
      void invocation.finally(() => pending.delete(invocation));
    },
    settled: () => Promise.all(pending),
  };
};

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-create-rule-schedule.html */
const scheduledEvent = ({ arn, region }: Rule, time: number) =>
  busEvent({ source: 'aws.events', type: 'Scheduled Event', resources: [arn], detail: {} }, { time, region });

/** Invokes at each tick until the signal aborts. Missed ticks (the laptop slept) collapse into one. */
const followRule = async (
  rule: Rule,
  { clock, signal, invoke }: { clock: Clock; signal: AbortSignal; invoke: AsynchronousInvoker },
): Promise<void> => {
  const pending = createPending();
  let next = rule.schedule(clock.now());
  while (Number.isFinite(next)) {
    await clock.until(next, signal);
    if (signal.aborted) break;
    pending.add(invoke(rule.target, rule.input ?? scheduledEvent(rule, next)));
    next = rule.schedule(Math.max(next, clock.now()));
  }
  await pending.settled();
};

type Environment = Record<string, string>;

const openClient = (environment: Environment): DynamoDBStreamsClient =>
  new DynamoDBStreamsClient({
    endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: environment.AWS_REGION ?? '',
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
  });

const followBus = async (
  { bus, rules }: { bus: Bus; rules: readonly EventRule[] },
  { signal, invoke }: { signal: AbortSignal; invoke: AsynchronousInvoker },
): Promise<void> => {
  const pending = createPending();
  const stop = bus.follow((event) => {
    for (const { target, input } of rules.filter(({ isMeant }) => isMeant(event)))
      pending.add(invoke(target, input ?? event));
  });
  if (!signal.aborted) await once(signal, 'abort');
  stop();
  await pending.settled();
};

/**
 * Runs table streams, schedules and bus events. Starts once `after` settles. `stop` resolves when no invocation is
 * pending; an interrupted batch is delivered again later.
 */
export const startEvents = (options: {
  sources: readonly EventSource[];
  rules: readonly Rule[];
  busRules?: { bus: Bus; rules: readonly EventRule[] };
  service: LambdaService;
  environment: Environment;
  checkpoints: Checkpoints;
  clock: Clock;
  log: Log;
  after?: Promise<unknown>;
}) => {
  const { sources, rules, busRules, service, environment, checkpoints, clock, log, after } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const invoke = createAsynchronousInvoker(service, clock, signal);
  const client = openClient(environment);

  const run = async (): Promise<void> => {
    await after;
    const streams = sources.map((source) => {
      const deliver = createDelivery({ source, service, clock, signal, log });
      return followStream({ source, client, checkpoints, deliver, signal, log });
    });
    const others = busRules ? [followBus(busRules, { signal, invoke })] : [];
    await Promise.all([...streams, ...rules.map((rule) => followRule(rule, { clock, signal, invoke })), ...others]);
    client.destroy();
  };
  const running = run();
  return {
    stop: (): Promise<void> => {
      ending.abort();
      return running;
    },
  };
};

export type Events = ReturnType<typeof startEvents>;
