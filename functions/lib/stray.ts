import { basePath, type Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { AppError } from '#shared/errors.ts';

const all: readonly Route[] = Object.values(contracts).flatMap((group): Route[] => Object.values(group));

const matches = (route: Route, path: string): boolean => {
  const wanted = `${basePath}${route.path}`.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith('{') || part === given[i]);
};

/** What a request that no route takes is told: 405 with the methods that the path allows, or 404. */
export const stray = (path: string): AppError => {
  const allowed = [...new Set(all.filter((route) => matches(route, path)).map(({ method }) => method))];
  return allowed.length > 0
    ? new AppError('method_not_allowed', { headers: { allow: allowed.join(', ') } })
    : new AppError('not_found');
};
