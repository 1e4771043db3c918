import { AppError } from '#shared/errors.ts';

/** The paths of the API as OpenAPI describes them: path, then method in small letters. */
type Paths = Readonly<Record<string, object>>;

const isAt = (described: string, path: string): boolean => {
  const wanted = described.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith('{') || part === given[i]);
};

/** What a request that no route takes is told: 405 with the methods that the path allows, or 404. */
export const stray = (paths: Paths, path: string): AppError => {
  const found = Object.entries(paths).filter(([described]) => isAt(described, path));
  const methods = new Set(found.flatMap(([, operations]) => Object.keys(operations)));
  if (methods.size === 0) return new AppError('not_found');
  return new AppError('method_not_allowed', { headers: { allow: [...methods].join(', ').toUpperCase() } });
};
