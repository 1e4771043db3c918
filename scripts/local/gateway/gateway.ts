import { randomUUID } from 'node:crypto';
import { isDecodable, type Request, type Response } from '../http/message.ts';
import { type Invoked, type LambdaService, largestPayload } from '../lambda/service.ts';
import type { HttpApi, Integration } from '../template/http-api.ts';
import { preflight, withCors } from './cors.ts';
import { createEvent } from './event.ts';
import { gatewayError, toResponse } from './response.ts';
import { createRouter } from './routes.ts';

/** The outcome, or null when it takes longer. */
const within = async (ms: number, outcome: Promise<Invoked>): Promise<Invoked | null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  return Promise.race([outcome, promise]).finally(() => clearTimeout(timer));
};

/** Answers requests as API Gateway would with that API: routes, events, limits, time-outs and errors. */
export const createGateway = ({ api, service }: { api: HttpApi; service: LambdaService }) => {
  const findRoute = createRouter(api.routes);

  const invoke = async ({ lambda, timeoutMs }: Integration, event: object, requestId: string): Promise<Response> => {
    // The function goes on when the gateway has given up waiting for it.
    const invoked = await within(timeoutMs, service.invoke(lambda, event, requestId));
    if (!invoked) return gatewayError(503, 'Service Unavailable');
    const response = 'result' in invoked ? toResponse(invoked.result) : null;
    return response ?? gatewayError(500, 'Internal Server Error');
  };

  const answer = async (request: Request, requestId: string): Promise<Response> => {
    if (request.headers.host !== api.domain) return gatewayError(403, 'Forbidden');
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

  return async (request: Request): Promise<Response> => {
    const requestId = randomUUID();
    const allowed = request.headers.host === api.domain ? preflight(api.cors, request) : null;
    const response = allowed ?? (await answer(request, requestId));
    const headers = allowed ? allowed.headers : withCors(api.cors, request, response.headers);
    return { ...response, headers: { ...headers, 'apigw-requestid': requestId } };
  };
};
