import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { Headers } from '#scripts/platform/http/message.ts';

/** Sources that Vite's hot reload needs: inline scripts and styles, its socket, and a worker that polls for the server. */
const exceptions: Record<string, string> = {
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws://localhost:*',
  'worker-src': 'blob:',
};

/** Development only: the stack keeps the strict policy. */
export const relaxPolicy = (policy: string): string => {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  for (const [name, source] of Object.entries(exceptions))
    directives.set(name, [...(directives.get(name) ?? []), source]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
};

const relax = (headers: Headers): Headers => {
  const name = 'content-security-policy';
  return headers[name] ? { ...headers, [name]: relaxPolicy(headers[name]) } : headers;
};

/** Runs in middleware mode; hot reload uses `server`'s port. */
export const openSite = async (configFile: string, server: Server) => {
  const vite = await createServer({
    configFile,
    clearScreen: false,
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    watcher: vite.watcher,
    answer: (request: IncomingMessage, response: ServerResponse, headers: Headers): void => {
      response.setHeaders(new Map(Object.entries(relax(headers))));
      vite.middlewares(request, response, () => response.writeHead(404).end());
    },
    stop: () => vite.close(),
  };
};
