import { json } from '#functions/lib/http/http.ts';
import { respond } from '#functions/lib/http/respond.ts';
import { AppError } from '#shared/errors.ts';
import openapi from '#shared/openapi.json' with { type: 'json' };

const matches = (template: string, path: string): boolean => {
  const wanted = template.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith('{') || part === given[i]);
};

/** Returns 405 with the methods of the path, or 404. */
const noRoute = (path: string): AppError => {
  const operations = Object.entries(openapi.paths).filter(([template]) => matches(template, path));
  const methods = new Set(operations.flatMap(([, byMethod]) => Object.keys(byMethod)));
  if (methods.size === 0) return new AppError('not_found');
  return new AppError('method_not_allowed', { headers: { allow: [...methods].join(', ').toUpperCase() } });
};

/** Also replies to every path under /api without a route. Has no access to the table. */
export const handler = respond(async (event) => {
  if (event.routeKey !== 'GET /api/v0/openapi.json') throw noRoute(event.rawPath);
  // A deployment checks this header to see that its own version answers.
  return json(200, openapi, { 'x-function-version': process.env.AWS_LAMBDA_FUNCTION_VERSION ?? '' });
});
