import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { describeError } from '#scripts/platform/host/disk.ts';

export type RunningServer = { port: number; origin: string; stop: () => Promise<void> };

const portOf = (server: Server): number => {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Called after a handler threw. Answers, so that the client does not wait; the process goes on. */
const giveUp = (error: unknown, request: IncomingMessage, response: ServerResponse): void => {
  // A client that disconnects during an upload is no failure.
  if (request.destroyed && !request.complete) return;
  console.error(describeError(error));
  if (response.headersSent) response.destroy();
  else response.writeHead(503).end();
};

/** Listens on loopback; 0 is any free port. Rejects with `EADDRINUSE`. A given `server` must not listen yet. */
export const startServer = async (
  handle: Handle,
  { port = 0, host = '127.0.0.1', server = createServer() }: { port?: number; host?: string; server?: Server } = {},
): Promise<RunningServer> => {
  server.on('request', async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      giveUp(error, request, response);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const listening = portOf(server);
  return {
    port: listening,
    origin: `http://127.0.0.1:${listening}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
