import type { ApiRoute, Integration } from '#scripts/platform/template/http-api.ts';

export type MatchedRoute = { key: string; integration: Integration | null; pathParameters: Record<string, string> };

type Pattern = { route: ApiRoute; method: string; expression: RegExp; rank: string };

const nameOf = (segment: string): string | undefined => /^\{([\w.-]+)\+?\}$/.exec(segment)?.[1];

/**
 * Ranks segment by segment: literal, variable, greedy variable; then a method before ANY. The default route comes last.
 */
const rankOf = (method: string, segments: readonly string[]): string => {
  const kinds = segments.map((segment) => (segment.endsWith('+}') ? '2' : nameOf(segment) ? '1' : '0'));
  return `${kinds.join('')}${method === 'ANY' ? '1' : '0'}`;
};

const toPattern = (route: ApiRoute): Pattern => {
  if (route.key === '$default') return { route, method: 'ANY', expression: /^/, rank: '9' };
  const [method = '', path = ''] = route.key.split(' ');
  const segments = path.split('/').slice(1);
  const parts = segments.map((segment) => {
    if (segment.endsWith('+}')) return '/(.+)';
    return nameOf(segment) ? '/([^/]+)' : `/${RegExp.escape(segment)}`;
  });
  return { route, method, expression: new RegExp(`^${parts.join('')}$`), rank: rankOf(method, segments) };
};

/** Finds the most specific match, or null. */
export const createRouter = (routes: readonly ApiRoute[]) => {
  const patterns = routes.map(toPattern).sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return (method: string, path: string): MatchedRoute | null => {
    for (const { route, method: wanted, expression } of patterns) {
      const match = (wanted === 'ANY' || wanted === method) && expression.exec(path);
      if (!match) continue;
      const names = [...route.key.matchAll(/\{([\w.-]+)\+?\}/g)].map(([, name = '']) => name);
      const pathParameters = Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? '')]));
      return { ...route, pathParameters };
    }
    return null;
  };
};
