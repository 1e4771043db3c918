import { mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { deploySite } from '#scripts/platform/edge/deploy-site.ts';
import { openCheckpoints } from '#scripts/platform/events/checkpoints.ts';
import { startEvents } from '#scripts/platform/events/events.ts';
import { type Clock, systemClock } from '#scripts/platform/host/clock.ts';
import { type Log, openLogs } from '#scripts/platform/host/logs.ts';
import type { Headers } from '#scripts/platform/http/message.ts';
import { startServer } from '#scripts/platform/http/server.ts';
import { startLambdaApi } from '#scripts/platform/lambda/api.ts';
import { createLimit } from '#scripts/platform/lambda/limit.ts';
import { loadStack, type Stack } from '#scripts/platform/template/stack.ts';
import { startCells } from './cells.ts';
import { writeOrigins } from './directory.ts';
import { createFront, isOwn, pathOf } from './front.ts';
import { openCell } from './open-cell.ts';
import { openEdge } from './open-edge.ts';
import { environmentOf } from './outside.ts';
import type { RunCell, RunningCell } from './running-cell.ts';
import { localPaths } from './settings.ts';
import { startStandIns } from './stand-ins.ts';

export type Local = Awaited<ReturnType<typeof startLocal>>;

type Development = {
  server: Server;
  site: (request: IncomingMessage, response: ServerResponse, headers: Headers) => void;
  /** One folder per function, whose code replaces the assembly's. */
  bundles: string;
};

/** A Lambda's temporary folder does not survive a restart. */
const emptyFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
};

/**
 * Runs the product of `cdkOut`: stand-ins with their data in `localDir`, each cell's Lambdas behind its API, streams and
 * schedules, the site behind the distribution, and the mailbox. Rejects, with nothing left running, if the port is
 * taken, the engine does not start or the assembly cannot be deployed.
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
  const { environment, store, readKey, filesOrigin, mailDir, watch, bus } = standIns;
  /** Stopped in reverse order. */
  const kept = openLogs(logs, (sentence) => log('logs', sentence));
  const running: { stop: () => Promise<void> }[] = [standIns, kept];
  const stopAll = async (): Promise<void> => {
    for (const part of running.toReversed()) await part.stop();
  };

  try {
    for (const deployment of stack.deployments) await deploySite(store, deployment);
    const lambdaApi = await startLambdaApi({ running: () => ({ ...current.stack, service: cells.service }), watch });
    running.push(lambdaApi);
    const reachable = { ...environment, AWS_ENDPOINT_URL_LAMBDA: lambdaApi.origin };
    const bundles = development?.bundles;
    const cellOptions = {
      ...{ injected: { ...reachable, TMPDIR: temporary }, bundles },
      ...{ limit: createLimit(concurrency), clock, log, keep: kept.keep },
    };
    const checkpoints = openCheckpoints(streams);
    const run: RunCell = (cell, after) => {
      const opened = openCell(cell, cellOptions);
      const { sources, rules, eventRules } = cell;
      const followed = { sources, rules, busRules: { bus, rules: eventRules } };
      const { service } = opened;
      return { ...opened, events: startEvents({ ...followed, service, environment, checkpoints, clock, log, after }) };
    };
    const cells = await startCells(stack, run);
    running.push(cells);
    watch.faults.onCrash(cells.crash);

    const open = (found: Stack) => openEdge(found, { store, readKey, api: cells.answer, filesOrigin, clock });
    let current = open(stack);
    const answer = createFront({
      ...{ edge: (request) => current.edge(request), heaps: cells.heaps },
      ...{ mailDir, watch, localDir, log },
    });
    const server = await startServer(
      (message, response) => {
        const siteHeaders = development && !isOwn(pathOf(message)) && current.siteHeaders(pathOf(message));
        if (siteHeaders) return development.site(message, response, siteHeaders);
        return answer(message, response);
      },
      { port, ...(development && { server: development.server }) },
    );
    running.push(server);
    if (stack.directory) await writeOrigins(stack.directory, cells.all, environment);

    const outside = ({ id, origin, stop, start }: RunningCell) => ({
      origin,
      environment: environmentOf(id, stack, reachable),
      stop,
      start,
    });
    const main = outside(cells.main);
    return {
      origin,
      apiOrigin: main.origin,
      /** Of the main cell. */
      environment: main.environment,
      /** By id. Each has its gateway's address without the edge, and can be stopped and started alone. */
      cells: Object.fromEntries(cells.all.map((cell) => [cell.id, outside(cell)])),
      mailDir,
      failure: standIns.failure,
      /** The most recently invoked first. */
      functions: cells.bundles,
      /** Pending invocations finish on the old code. */
      renew: cells.renew,
      /** Reloads routes, functions, events and headers; data stays. */
      reload: (): void => {
        current = open(load());
        watch.access.renew(current.stack.roles);
        cells.reload(current.stack);
      },
      stop: stopAll,
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
};
