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

/** What AWS clients find in their environment to reach the stand-ins. */
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

/** Invokes the functions whose rules mean an event, until the signal. */
const followBus = async (
  { bus, rules }: { bus: Bus; rules: readonly EventRule[] },
  { signal, invoke }: { signal: AbortSignal; invoke: AsynchronousInvoker },
): Promise<void> => {
  const underWay = new Set<Promise<void>>();
  const stop = bus.follow((event) => {
    for (const { target, input } of rules.filter(({ isMeant }) => isMeant(event))) {
      const invocation = invoke(target, input ?? event);
      underWay.add(invocation);
      void invocation.finally(() => underWay.delete(invocation));
    }
  });
  if (!signal.aborted) await once(signal, 'abort');
  stop();
  await Promise.all(underWay);
};

/**
 * Invokes the functions of a stack for what nobody asked by HTTP: its tables' streams, its clock's rules and what other services
 * put on the bus, once `after` has come. `stop` resolves when nothing is under way any more; a batch that is cut off comes again.
 */
export const startEvents = (options: {
  sources: readonly EventSource[];
  rules: readonly Rule[];
  /** What is told of what other services put on the bus. */
  told?: { bus: Bus; rules: readonly EventRule[] };
  service: LambdaService;
  environment: Environment;
  checkpoints: Checkpoints;
  clock: Clock;
  log: Log;
  after?: Promise<unknown>;
}) => {
  const { sources, rules, told, service, environment, checkpoints, clock, log, after } = options;
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
    const others = told ? [followBus(told, { signal, invoke })] : [];
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
