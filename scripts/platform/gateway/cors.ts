import type { Headers, Request, Response } from '#scripts/platform/http/message.ts';
import type { Cors } from '#scripts/platform/template/http-api.ts';

const allowOrigin = (cors: Cors, origin: string | undefined): string | null => {
  if (!origin) return null;
  if (cors.AllowOrigins.includes('*')) return '*';
  return cors.AllowOrigins.includes(origin) ? origin : null;
};

const corsHeaders = (cors: Cors | null, { headers }: Request): Headers => {
  const origin = cors && allowOrigin(cors, headers.origin);
  if (!cors || !origin) return {};
  return {
    'access-control-allow-origin': origin,
    ...(cors.AllowCredentials && { 'access-control-allow-credentials': 'true' }),
    ...(cors.ExposeHeaders.length > 0 && { 'access-control-expose-headers': cors.ExposeHeaders.join(',') }),
  };
};

export const withCors = (cors: Cors | null, request: Request, headers: Headers): Headers => {
  if (!cors) return headers;
  const others = Object.entries(headers).filter(([name]) => !name.startsWith('access-control-'));
  return { ...Object.fromEntries(others), ...corsHeaders(cors, request) };
};

/** Null if the API has no CORS settings or the request is not a preflight. */
export const answerPreflight = (cors: Cors | null, request: Request): Response | null => {
  const { origin, 'access-control-request-method': wanted } = request.headers;
  if (!cors || request.method !== 'OPTIONS' || !origin || !wanted) return null;
  const allowed = corsHeaders(cors, request);
  if (!allowed['access-control-allow-origin']) return { status: 204, headers: {} };
  return {
    status: 204,
    headers: {
      ...allowed,
      'access-control-allow-methods': cors.AllowMethods.join(','),
      'access-control-allow-headers': cors.AllowHeaders.join(','),
      'access-control-max-age': String(cors.MaxAge),
    },
  };
};
