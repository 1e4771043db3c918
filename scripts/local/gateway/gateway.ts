import { randomUUID } from 'node:crypto';
import { isDecodable, type Request, type Response } from '../http/message.ts';
import { accessKeyOf } from '../iam/access.ts';
import { createPool, type Pool } from '../lambda/pool.ts';
import type { LambdaFunction } from '../template/functions.ts';
import type { HttpApi, Integration } from '../template/http-api.ts';
import { preflight, withCors } from './cors.ts';
import { createEvent } from './event.ts';
import { gatewayError, toResponse } from './response.ts';
import { createRouter } from './routes.ts';

/** The longest request body that API Gateway takes, in bytes: for whoever reads it. */
export const largestRequest = 10 * 1024 * 1024;
/** The longest event and result that Lambda takes, in bytes. */
const largestPayload = 6 * 1024 * 1024;

/** Writes one line; `source` is a function's label or the name of a part of the runner. */
export type Log = (source: string, line: string) => void;

export type Gateway = {
  handle: (request: Request) => Promise<Response>;
  /** The labels of its functions, the one called last first. */
  labels: () => string[];
  /** Starts functions anew, by their labels, from the code that lies there now; requests in flight end on the old one. */
  renew: (labels: readonly string[]) => void;
  /** Ends a function's environments at once, by its label, as a crash of its runtime would. */
  crash: (label: string) => void;
  /** Ends every Lambda environment. */
  stop: () => Promise<void>;
  /** The same, once every request in flight is answered. */
  drain: () => Promise<void>;
};

/**
 * Answers requests as API Gateway would with that API: routes, events, limits, time-outs and errors. `injected` is what
 * every Lambda finds in its environment besides the template's variables.
 */
export const createGateway = (options: {
  api: HttpApi;
  functions: readonly LambdaFunction[];
  injected: Record<string, string>;
  log: Log;
}): Gateway => {
  const { api, functions, injected, log } = options;
  const findRoute = createRouter(api.routes);
  const openPool = (lambda: LambdaFunction): Pool =>
    createPool(lambda, { ...injected, AWS_ACCESS_KEY_ID: accessKeyOf(lambda.label) }, (line) =>
      log(lambda.label, line),
    );
  const pools = new Map(functions.map((lambda) => [lambda.arn, openPool(lambda)]));
  const draining = new Set<Pool>();
  const labels = new Set(functions.map(({ label }) => label));

  const drain = async (pool: Pool): Promise<void> => {
    draining.add(pool);
    await pool.drain();
    draining.delete(pool);
  };

  const invoke = async ({ lambda, timeoutMs }: Integration, event: object, requestId: string): Promise<Response> => {
    // To the end of the set.
    labels.delete(lambda.label);
    labels.add(lambda.label);
    const completion = await pools.get(lambda.arn)?.invoke(event, requestId, timeoutMs);
    if (!completion) return gatewayError(500, 'Internal Server Error');
    if ('timedOut' in completion) {
      log(lambda.label, `${requestId} Task timed out after ${Math.min(lambda.timeoutMs, timeoutMs) / 1000} seconds`);
      return gatewayError(503, 'Service Unavailable');
    }
    if ('error' in completion) {
      log(lambda.label, `${requestId} ${completion.error.stack}`);
      return gatewayError(500, 'Internal Server Error');
    }
    if (Buffer.byteLength(JSON.stringify(completion.result)) > largestPayload) {
      log(
        lambda.label,
        `${requestId} Response payload size exceeded maximum allowed payload size (${largestPayload} bytes)`,
      );
      return gatewayError(500, 'Internal Server Error');
    }
    return toResponse(completion.result) ?? gatewayError(500, 'Internal Server Error');
  };

  const answer = async (request: Request, requestId: string): Promise<Response> => {
    if (!isDecodable(request.path)) return gatewayError(400, 'Bad Request');
    const route = findRoute(request.method, request.path);
    if (!route) return gatewayError(404, 'Not Found');
    if (!route.integration) return gatewayError(500, 'Internal Server Error');
    const event = createEvent(request, route, { apiId: api.id, domain: api.domain, requestId, now: new Date() });
    if (request.body.length > 0 && Buffer.byteLength(JSON.stringify(event)) > largestPayload) {
      return gatewayError(413, 'Request Entity Too Large');
    }
    return invoke(route.integration, event, requestId);
  };

  return {
    handle: async (request) => {
      const requestId = randomUUID();
      const allowed = preflight(api.cors, request);
      const response = allowed ?? (await answer(request, requestId));
      const headers = allowed ? allowed.headers : withCors(api.cors, request, response.headers);
      return { ...response, headers: { ...headers, 'apigw-requestid': requestId } };
    },
    labels: () => [...labels].reverse(),
    renew: (stale) => {
      for (const lambda of functions.filter(({ label }) => stale.includes(label))) {
        const old = pools.get(lambda.arn);
        pools.set(lambda.arn, openPool(lambda));
        if (old) void drain(old);
      }
    },
    crash: (label) => {
      const lambda = functions.find((candidate) => candidate.label === label);
      void (lambda && pools.get(lambda.arn)?.stop());
    },
    stop: async () => {
      await Promise.all([...pools.values(), ...draining].map((pool) => pool.stop()));
    },
    drain: async () => {
      await Promise.all([...pools.values()].map(drain));
    },
  };
};
