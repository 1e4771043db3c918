import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { Headers } from '#scripts/platform/http/message.ts';

/** What Vite's hot reload needs besides our own code: scripts and styles within the page, its socket, and a worker that waits for it. */
const exceptions: Record<string, string> = {
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws://localhost:*',
  'worker-src': 'blob:',
};

/** The site's content security policy with those exceptions: for this loop alone, the stack keeps the strict one. */
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

/** Vite's development server of that configuration, whose hot reload listens on `server`. */
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
