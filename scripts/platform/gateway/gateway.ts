import { randomUUID } from 'node:crypto';
import { type Clock, withTimeout } from '#scripts/platform/host/clock.ts';
import type { Keep } from '#scripts/platform/host/logs.ts';
import { exchange, isDecodable, jsonResponse, type Request, type Response } from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';
import { type LambdaService, largestPayload } from '#scripts/platform/lambda/service.ts';
import type { HttpApi, Integration } from '#scripts/platform/template/http-api.ts';
import { accessLine, describeInvocation, type Handled } from './access-line.ts';
import { answerPreflight, withCors } from './cors.ts';
import { createEvent, toResponse } from './payload.ts';
import { createRouter } from './routes.ts';
import { createThrottle } from './throttle.ts';

const refuse = (status: number, message: string, type: string, known: Omit<Handled, 'response'> = {}): Handled => ({
  ...known,
  response: jsonResponse(status, { message }),
  refusal: { message, type },
});

type GatewayParts = { api: HttpApi; service: LambdaService; clock: Clock; keep: Keep };

/** Imitates API Gateway: routes, events, limits, timeouts and errors. `keep` receives the access log. */
export const createGateway = ({ api, service, clock, keep }: GatewayParts) => {
  const findRoute = createRouter(api.routes);
  const takeToken = createThrottle(api.throttle, clock);

  const invoke = async ({ lambda, timeoutMs }: Integration, event: object, route: string): Promise<Handled> => {
    const lambdaId = randomUUID();
    // The function keeps running after the gateway's time-out.
    const invoked = await withTimeout(timeoutMs, service.invoke(lambda, event, lambdaId), () => null);
    if (!invoked) {
      return refuse(503, 'Service Unavailable', 'INTEGRATION_TIMEOUT', { route, integrated: { lambdaId } });
    }
    const integrated = describeInvocation(invoked, lambdaId, lambda.timeoutMs);
    const response = 'result' in invoked ? toResponse(invoked.result) : null;
    return response
      ? { response, route, integrated: { ...integrated, functionStatus: response.status } }
      : refuse(500, 'Internal Server Error', 'INTEGRATION_FAILURE', { route, integrated });
  };

  const answer = async (request: Request, requestId: string): Promise<Handled> => {
    if (request.headers.host !== api.domain) return refuse(403, 'Forbidden', 'ACCESS_DENIED');
    if (!isDecodable(request.path)) return refuse(400, 'Bad Request', 'BAD_REQUEST_PARAMETERS');
    const route = findRoute(request.method, request.path);
    if (!route) return refuse(404, 'Not Found', 'RESOURCE_NOT_FOUND');
    const known = { route: route.key };
    if (!takeToken()) return refuse(429, 'Too Many Requests', 'THROTTLED', known);
    if (!route.integration) return refuse(500, 'Internal Server Error', 'API_CONFIGURATION_ERROR', known);
    const event = createEvent(request, route, { apiId: api.id, domain: api.domain, requestId, now: new Date() });
    if (request.body.length > 0 && Buffer.byteLength(JSON.stringify(event)) > largestPayload) {
      return refuse(413, 'Request Entity Too Large', 'REQUEST_TOO_LARGE', known);
    }
    return invoke(route.integration, event, route.key);
  };

  return async (request: Request): Promise<Response> => {
    const requestId = randomUUID();
    const startedAt = Date.now();
    const allowed = request.headers.host === api.domain ? answerPreflight(api.cors, request) : null;
    const handled: Handled = allowed ? { response: allowed } : await answer(request, requestId);
    if (api.accessLog) keep('access', accessLine(api.accessLog, handled, { requestId, startedAt }));
    const { response } = handled;
    const headers = allowed ? allowed.headers : withCors(api.cors, request, response.headers);
    return { ...response, headers: { ...headers, 'apigw-requestid': requestId } };
  };
};

type Gateway = { domain: string; handle: (request: Request) => Promise<Response> };

/**
 * Serves the public execute-api host, without the edge. Requests to this address count as requests to that host; other
 * hosts are refused.
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
