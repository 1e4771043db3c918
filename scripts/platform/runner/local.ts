import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { deploySite } from '#scripts/platform/edge/deploy-site.ts';
import { openCheckpoints } from '#scripts/platform/events/checkpoints.ts';
import { type Events, startEvents } from '#scripts/platform/events/events.ts';
import { startGatewayListener } from '#scripts/platform/gateway/gateway.ts';
import { type Clock, systemClock } from '#scripts/platform/host/clock.ts';
import { type Log, openLogs } from '#scripts/platform/host/logs.ts';
import { startServer } from '#scripts/platform/http/server.ts';
import { startLambdaApi } from '#scripts/platform/lambda/api.ts';
import { loadStack, type Stack } from '#scripts/platform/template/stack.ts';
import { createFront, isOwn, pathOf } from './front.ts';
import { type Development, openStack } from './open-stack.ts';
import { localPaths } from './settings.ts';
import { startStandIns } from './stand-ins.ts';

export type Local = Awaited<ReturnType<typeof startLocal>>;

/** A Lambda's temporary folder does not survive a restart. */
const emptyFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
};

/**
 * Runs the product of `cdkOut`: stand-ins with their data in `localDir`, Lambdas behind the API, streams and schedules,
 * the site behind the distribution, and the mailbox. Rejects, with nothing left running, if the port is taken, the
 * engine does not start or the assembly cannot be deployed.
 */
export const startLocal = async (options: {
  port: number;
  localDir: string;
  cdkOut: string;
  log: Log;
  development?: Development;
  concurrency?: number;
  clock?: Clock;
}) => {
  const { port, cdkOut, log, development, concurrency, clock = systemClock } = options;
  const localDir = resolve(options.localDir);
  const origin = `http://localhost:${port}`;
  const { temporary, keys, logs, streams } = localPaths(localDir);
  const load = () => loadStack(cdkOut, { SiteOrigin: origin }, keys);
  const stack = load();
  emptyFolder(temporary);
  const standIns = await startStandIns({
    dir: localDir,
    holdings: stack,
    isPersistent: true,
    say: (sentence) => log('database', sentence),
  });
  const { environment, store, filesOrigin, mailDir, watch } = standIns;
  /** Stopped in reverse order. */
  const kept = openLogs(logs, (sentence) => log('logs', sentence));
  const running: { stop: () => Promise<void> }[] = [standIns, kept];
  const stopAll = async (): Promise<void> => {
    for (const part of running.toReversed()) await part.stop();
  };

  try {
    for (const deployment of stack.deployments) await deploySite(store, deployment);
    const lambdaApi = await startLambdaApi({ running: () => ({ ...current.stack, service: current.service }), watch });
    running.push(lambdaApi);
    const reachable = { ...environment, AWS_ENDPOINT_URL_LAMBDA: lambdaApi.origin };
    const injected = { ...reachable, TMPDIR: temporary };
    const open = (found: Stack) =>
      openStack(found, { store, filesOrigin, injected, concurrency, clock, log, keep: kept.keep, development });
    let current = open(stack);
    watch.faults.onCrash((label) => current.service.crash(label));

    const checkpoints = openCheckpoints(streams);
    const listen = (after?: Promise<unknown>): Events => {
      const { service, stack: deployed } = current;
      const { sources, rules, eventRules } = deployed;
      const busRules = { bus: standIns.bus, rules: eventRules };
      return startEvents({ sources, rules, busRules, service, environment, checkpoints, clock, log, after });
    };
    let events = listen();
    running.push({ stop: async () => void (await Promise.all([events.stop(), current.service.stop()])) });

    const answer = createFront({ edge: (request) => current.edge(request), mailDir, watch, localDir, log });
    const server = await startServer(
      (message, response) => {
        const siteHeaders = development && !isOwn(pathOf(message)) && current.siteHeaders(pathOf(message));
        if (siteHeaders) return development.site(message, response, siteHeaders);
        return answer(message, response);
      },
      { port, ...(development && { server: development.server }) },
    );
    running.push(server);
    const api = await startGatewayListener(() => ({ domain: current.stack.api.domain, handle: current.gateway }));
    running.push(api);

    const reload = (): void => {
      const old = current.service;
      current = open(load());
      watch.access.renew(current.stack.roles);
      events = listen(events.stop());
      void old.drain();
    };
    const variables = Object.assign({}, ...stack.functions.map((lambda) => lambda.environment));
    return {
      origin,
      apiOrigin: api.origin,
      /** Serves product code that runs outside a Lambda (the demo data). */
      environment: { ...variables, ...reachable } as Record<string, string>,
      mailDir,
      failure: standIns.failure,
      /** The most recently invoked first. */
      functions: () => current.service.labels(),
      /** Pending invocations finish on the old code. */
      renew: (labels: readonly string[]) => current.service.renew(labels),
      /** Reloads routes, functions, events and headers; data stays. */
      reload,
      stop: stopAll,
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
};
