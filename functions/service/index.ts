import { json } from '#functions/lib/http/http.ts';
import { respond } from '#functions/lib/http/respond.ts';
import { stray } from '#functions/lib/stray.ts';
import openapi from '#shared/openapi.json' with { type: 'json' };

/** Describes the API, and answers every path under /api that no route takes (404, or 405 with Allow). It knows neither table nor caller. */
export const handler = respond(async (event) => {
  if (event.routeKey !== 'GET /api/v0/openapi.json') throw stray(openapi.paths, event.rawPath);
  // By it a deployment sees that the version answers which it has just made.
  return json(200, openapi, { 'x-function-version': process.env.AWS_LAMBDA_FUNCTION_VERSION ?? '' });
});
