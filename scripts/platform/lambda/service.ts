import type { Keep, Log } from '#scripts/platform/host/logs.ts';
import { accessKeyOf } from '#scripts/platform/iam/access.ts';
import type { LambdaFunction } from '#scripts/platform/template/functions.ts';
import type { Completion } from './environment.ts';
import { createLimit, type Limit } from './limit.ts';
import { createPool, type Pool } from './pool.ts';

/** Bytes; applies to events and results: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
export const largestPayload = 6 * 1024 * 1024;

/** `bytes`: what a thread of the function still uses after a garbage collection, buffers included. */
export type Heap = { functionLabel: string; threadId: number; bytes: number };

export type Invoked = Completion | { throttled: true };

const tooLarge = (): Completion => {
  const message = `Response payload size exceeded maximum allowed payload size (${largestPayload} bytes)`;
  return { error: { type: 'Function.ResponseSizeTooLarge', message, stack: message } };
};

const limited = (completion: Completion): Completion =>
  'result' in completion && Buffer.byteLength(JSON.stringify(completion.result)) > largestPayload
    ? tooLarge()
    : completion;

const complaint = (invoked: Invoked, lambda: LambdaFunction): string | null => {
  if ('throttled' in invoked) return 'Rate Exceeded (TooManyRequestsException)';
  if ('timedOut' in invoked) return `Task timed out after ${lambda.timeoutMs / 1000} seconds`;
  return 'error' in invoked ? invoked.error.stack : null;
};

/** https://docs.aws.amazon.com/lambda/latest/dg/nodejs-logging.html */
const report = (requestId: string, { memoryMb }: LambdaFunction, ms: number, invoked: Invoked): string => {
  const [took, billed] = [ms.toFixed(2), Math.ceil(ms)];
  const parts = [
    ...[`REPORT RequestId: ${requestId}`, `Duration: ${took} ms`, `Billed Duration: ${billed} ms`],
    `Memory Size: ${memoryMb} MB`,
  ];
  return ('timedOut' in invoked ? [...parts, 'Status: timeout'] : parts).join('\t');
};

export type LambdaService = ReturnType<typeof createLambdaService>;

/**
 * Each function gets its own access key; `injected` adds variables to the template's; services that share `limit` are
 * limited together.
 */
export const createLambdaService = (options: {
  functions: readonly LambdaFunction[];
  injected: Record<string, string>;
  limit?: Limit;
  log: Log;
  keep: Keep;
}) => {
  const { functions, injected, limit = createLimit(), log, keep } = options;
  const openPool = (lambda: LambdaFunction): Pool => {
    const variables = { ...injected, AWS_ACCESS_KEY_ID: accessKeyOf(lambda.label) };
    return createPool(lambda, variables, (line) => {
      keep(lambda.label, line);
      log(lambda.label, line);
    });
  };
  const pools = new Map(functions.map((lambda) => [lambda.arn, openPool(lambda)]));
  const draining = new Set<Pool>();
  const bundles = new Set(functions.map(({ bundle }) => bundle));

  const drain = async (pool: Pool): Promise<void> => {
    draining.add(pool);
    await pool.drain();
    draining.delete(pool);
  };

  const run = async (lambda: LambdaFunction, event: object, requestId: string): Promise<Invoked> => {
    const pool = pools.get(lambda.arn);
    if (!pool) throw new Error(`There is no function ${lambda.name}`);
    if (!limit.enter()) return { throttled: true };
    keep(lambda.label, `START RequestId: ${requestId} Version: ${lambda.version}`);
    return pool.invoke(event, requestId).then(limited).finally(limit.leave);
  };

  return {
    /** Never rejects because of an error of the function. */
    async invoke(lambda: LambdaFunction, event: object, requestId: string): Promise<Invoked> {
      bundles.delete(lambda.bundle);
      bundles.add(lambda.bundle);
      const startedAt = performance.now();
      const invoked = await run(lambda, event, requestId);
      const line = complaint(invoked, lambda);
      if (line) log(lambda.label, `${requestId} ${line}`);
      // A throttled invocation never started and has no log.
      if ('throttled' in invoked) return invoked;
      if (line) keep(lambda.label, `${requestId} ${line}`);
      keep(lambda.label, report(requestId, lambda, performance.now() - startedAt, invoked));
      return invoked;
    },
    /** Names the folders of their code, the most recently invoked first. */
    bundles: (): string[] => [...bundles].reverse(),
    /** Pending invocations finish on the old code. */
    renew(stale: readonly string[]): void {
      for (const lambda of functions.filter(({ bundle }) => stale.includes(bundle))) {
        const old = pools.get(lambda.arn);
        pools.set(lambda.arn, openPool(lambda));
        if (old) void drain(old);
      }
    },
    /** Collects the garbage of every thread, one thread after the other. */
    async heaps(): Promise<Heap[]> {
      const heaps: Heap[] = [];
      for (const { arn, label } of functions) {
        for (const [threadId, bytes] of (await pools.get(arn)?.heaps()) ?? [])
          heaps.push({ functionLabel: label, threadId, bytes });
      }
      return heaps;
    },
    crash(label: string): void {
      const lambda = functions.find((candidate) => candidate.label === label);
      void (lambda && pools.get(lambda.arn)?.crash());
    },
    /** Ends pending invocations as if they had crashed; nothing runs afterwards. */
    async stop(): Promise<void> {
      await Promise.all([...pools.values(), ...draining].map((pool) => pool.stop()));
    },
    /** Waits for pending invocations. */
    async drain(): Promise<void> {
      await Promise.all([...pools.values()].map(drain));
    },
  };
};
