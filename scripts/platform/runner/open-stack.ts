import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createEdge } from '#scripts/platform/edge/edge.ts';
import { createSiteHeaders } from '#scripts/platform/edge/site-headers.ts';
import { createGateway } from '#scripts/platform/gateway/gateway.ts';
import type { Clock } from '#scripts/platform/host/clock.ts';
import type { Keep, Log } from '#scripts/platform/host/logs.ts';
import type { Headers } from '#scripts/platform/http/message.ts';
import { createLambdaService } from '#scripts/platform/lambda/service.ts';
import type { Store } from '#scripts/platform/s3/store.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';

/** What `npm run dev` puts in place of the assembly's parts. */
export type Development = {
  /** The server to listen with, which the site's hot reload shares. */
  server: Server;
  /** Answers for the site; gets the headers that the distribution sets. */
  site: (request: IncomingMessage, response: ServerResponse, headers: Headers) => void;
  /** Holds a folder per function whose code runs instead of the assembly's. */
  bundles: string;
};

type Options = {
  store: Store;
  filesOrigin: string;
  /** What every function finds in its environment besides the template's variables. */
  injected: Record<string, string>;
  concurrency?: number;
  clock: Clock;
  log: Log;
  keep: Keep;
  development?: Development;
};

/** A stack's Lambdas behind its gateway and its distribution, ready for requests. */
export const openStack = (stack: Stack, options: Options) => {
  const { store, filesOrigin, injected, concurrency, clock, log, keep, development } = options;
  const functions = development
    ? stack.functions.map((lambda) => ({ ...lambda, codeDir: join(development.bundles, lambda.label) }))
    : stack.functions;
  const service = createLambdaService({ functions, injected, concurrency, log, keep });
  const gateway = createGateway({ api: stack.api, service, keep });
  const edge = createEdge({ stack, store, api: gateway, filesOrigin, clock });
  return { stack, service, gateway, edge, siteHeaders: createSiteHeaders(stack, filesOrigin) };
};
