import { mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { fullDisk } from './disk-check.ts';
import { deploySite } from './edge/deploy-site.ts';
import { answerControl, isControl } from './faults/control.ts';
import { type Log, largestRequest } from './gateway/gateway.ts';
import { readBody } from './http/body.ts';
import { type Request, type Response, send, toRequest } from './http/message.ts';
import { startServer } from './http/server.ts';
import { createMailFolder } from './mail/folder.ts';
import { mailboxPath, showMailbox } from './mail/mailbox-page.ts';
import { openStack, type Workshop } from './open-stack.ts';
import { places, startStandIns } from './stand-ins.ts';
import { loadStack } from './template/stack.ts';

export type Local = {
  /** Where the product is served. */
  origin: string;
  /** What product code that runs outside a Lambda (the demo data) needs: the stand-ins' addresses and a Lambda's variables. */
  environment: Record<string, string>;
  mailDir: string;
  /** Rejects when the product cannot go on. */
  failure: Promise<never>;
  /** The functions' labels, the groups of the product: the one called last comes first. */
  groups: () => string[];
  /** Starts those groups anew from their code as it lies there; requests in flight end on the old one. */
  renew: (groups: readonly string[]) => void;
  /** Reads the assembly again: its routes, functions and headers from the next request on. The data stay as they are. */
  reload: () => void;
  stop: () => Promise<void>;
};

const tooLarge: Response = {
  status: 413,
  headers: { 'content-type': 'application/json', connection: 'close' },
  body: Buffer.from(JSON.stringify({ message: 'Request Entity Too Large' })),
};

const isMailbox = (path: string): boolean => path === mailboxPath || path.startsWith(`${mailboxPath}/`);

/**
 * Runs the synthesised product of `cdkOut` on that port: stand-ins with their data in `localDir`, the bundled Lambdas behind
 * the stack's routes, the site behind the stack's distribution, and the mailbox. Throws, with nothing left running, when the
 * port is taken, the engine does not start or the assembly could not be deployed. With a workshop, site and code come from there.
 */
export const startLocal = async (options: {
  port: number;
  localDir: string;
  cdkOut: string;
  log: Log;
  workshop?: Workshop;
}): Promise<Local> => {
  const { port, cdkOut, log, workshop } = options;
  const localDir = resolve(options.localDir);
  const origin = `http://localhost:${port}`;
  const { temporary, keys } = places(localDir);
  const load = () => loadStack(cdkOut, { SiteOrigin: origin }, keys);
  const stack = load();
  // A Lambda's temporary folder does not outlive it.
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const standIns = await startStandIns({
    dir: localDir,
    holdings: stack,
    isPersistent: true,
    say: (sentence) => log('database', sentence),
  });
  try {
    for (const deployment of stack.deployments) await deploySite(standIns.store, deployment);
    const { environment, store, filesOrigin, mailDir } = standIns;
    const injected = { ...environment, TMPDIR: temporary };
    const parts = { store, filesOrigin, injected, log, workshop };
    let current = openStack(stack, parts);
    standIns.watch.faults.onCrash((label) => current.gateway.crash(label));
    const mails = createMailFolder(mailDir);

    const answer = async (request: Request): Promise<Response> => {
      if (isControl(request.path)) return answerControl(request, standIns.watch);
      return isMailbox(request.path) ? showMailbox(mails, request.path) : current.edge(request);
    };

    const serve = async (message: IncomingMessage): Promise<[Request, Response]> => {
      const body = await readBody(message, largestRequest);
      const request = toRequest(message, body ?? Buffer.alloc(0));
      return [request, body ? await answer(request) : tooLarge];
    };

    const server = await startServer(
      async (message, response) => {
        const [path = '/'] = (message.url ?? '/').split('?');
        const siteHeaders = workshop && !isMailbox(path) && current.siteHeaders(path);
        if (siteHeaders) return workshop.site(message, response, siteHeaders);
        const startedAt = performance.now();
        const [request, reply] = await serve(message);
        send(request.method, reply, response);
        const ms = Math.round(performance.now() - startedAt);
        // A mail's own address holds its receiver's.
        log('http', `${request.method} ${isMailbox(path) ? mailboxPath : path} ${reply.status} ${ms} ms`);
        const trouble = reply.status >= 500 && (await fullDisk(localDir));
        if (trouble) log('disk', trouble);
      },
      { port, ...(workshop && { server: workshop.server }) },
    );

    const reload = (): void => {
      const old = current;
      const next = load();
      standIns.watch.access.renew(next.roles);
      current = openStack(next, parts);
      void old.gateway.drain();
    };

    const stop = async (): Promise<void> => {
      await server.stop();
      await current.gateway.stop();
      await standIns.stop();
    };
    const variables = Object.assign({}, ...stack.functions.map((lambda) => lambda.environment));
    return {
      origin,
      environment: { ...variables, ...environment },
      mailDir,
      failure: standIns.failure,
      groups: () => current.gateway.labels(),
      renew: (groups) => current.gateway.renew(groups),
      reload,
      stop,
    };
  } catch (error) {
    await standIns.stop();
    throw error;
  }
};
