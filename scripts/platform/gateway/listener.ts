import { exchange } from '#scripts/platform/http/exchange.ts';
import type { Request, Response } from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';

type Gateway = { domain: string; handle: (request: Request) => Promise<Response> };

/**
 * Serves the gateway at an address of its own, without the edge before it, as anybody can reach it by its execute-api host: with
 * the caller's headers as they were sent. This address stands for that host, as its name would lead there; any other is refused.
 */
export const startGatewayListener = (current: () => Gateway): Promise<RunningServer> =>
  startServer(async (message, response) => {
    const { domain, handle } = current();
    const { localPort } = message.socket;
    const own = [`127.0.0.1:${localPort}`, `localhost:${localPort}`];
    await exchange(message, response, ({ headers, ...request }) => {
      const host = own.includes(headers.host ?? '') ? domain : (headers.host ?? '');
      return handle({ ...request, headers: { ...headers, host } });
    });
  });
