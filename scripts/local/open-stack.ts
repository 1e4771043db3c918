import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createEdge, createSiteHeaders } from './edge/edge.ts';
import { createGateway, type Log } from './gateway/gateway.ts';
import type { Headers } from './http/message.ts';
import type { Store } from './s3/store.ts';
import type { Stack } from './template/stack.ts';

/** What the development loop runs its own way. */
export type Workshop = {
  /** The server to listen with, which the site's hot reload shares. */
  server: Server;
  /** Answers for the site; gets the headers that the distribution sets. */
  site: (request: IncomingMessage, response: ServerResponse, headers: Headers) => void;
  /** Holds a folder per group whose code runs instead of the assembly's. */
  bundles: string;
};

type Options = {
  store: Store;
  filesOrigin: string;
  injected: Record<string, string>;
  log: Log;
  workshop: Workshop | undefined;
};

/** A stack's Lambdas behind its gateway and its distribution, ready for requests. */
export const openStack = (stack: Stack, { store, filesOrigin, injected, log, workshop }: Options) => {
  const functions = workshop
    ? stack.functions.map((lambda) => ({ ...lambda, codeDir: join(workshop.bundles, lambda.label) }))
    : stack.functions;
  const gateway = createGateway({ api: stack.api, functions, injected, log });
  const edge = createEdge({ stack, store, api: gateway.handle, filesOrigin });
  return { gateway, edge, siteHeaders: createSiteHeaders(stack, filesOrigin) };
};
