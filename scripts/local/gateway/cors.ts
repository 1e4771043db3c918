import type { Headers, Request, Response } from '../http/message.ts';
import type { Cors } from '../template/http-api.ts';

const allowOrigin = (cors: Cors, origin: string | undefined): string | null => {
  if (!origin) return null;
  if (cors.AllowOrigins.includes('*')) return '*';
  return cors.AllowOrigins.includes(origin) ? origin : null;
};

/** The headers that the API's CORS settings add to a response; they replace the Lambda's own. */
export const corsHeaders = (cors: Cors | null, { headers }: Request): Headers => {
  const origin = cors && allowOrigin(cors, headers.origin);
  if (!cors || !origin) return {};
  return {
    'access-control-allow-origin': origin,
    ...(cors.AllowCredentials && { 'access-control-allow-credentials': 'true' }),
    ...(cors.ExposeHeaders.length > 0 && { 'access-control-expose-headers': cors.ExposeHeaders.join(',') }),
  };
};

/** The gateway's own answer to a preflight, or null when the API has no CORS settings or it is none. */
export const preflight = (cors: Cors | null, request: Request): Response | null => {
  if (!cors || request.method !== 'OPTIONS' || !request.headers.origin) return null;
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
