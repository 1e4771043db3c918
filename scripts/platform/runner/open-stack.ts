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

export type Development = {
  server: Server;
  site: (request: IncomingMessage, response: ServerResponse, headers: Headers) => void;
  /** One folder per function, whose code replaces the assembly's. */
  bundles: string;
};

type Options = {
  store: Store;
  filesOrigin: string;
  /** Added to the template's variables of every function. */
  injected: Record<string, string>;
  concurrency?: number;
  clock: Clock;
  log: Log;
  keep: Keep;
  development?: Development;
};

/** Starts no server. */
export const openStack = (stack: Stack, options: Options) => {
  const { store, filesOrigin, injected, concurrency, clock, log, keep, development } = options;
  const functions = development
    ? stack.functions.map((lambda) => ({ ...lambda, codeDir: join(development.bundles, lambda.label) }))
    : stack.functions;
  const service = createLambdaService({ functions, injected, concurrency, log, keep });
  const gateway = createGateway({ api: stack.api, service, clock, keep });
  const edge = createEdge({ stack, store, api: gateway, filesOrigin, clock });
  return { stack, service, gateway, edge, siteHeaders: createSiteHeaders(stack, filesOrigin) };
};
