import type { Headers, Request } from '#scripts/platform/http/message.ts';
import type { CorsRule } from '#scripts/platform/template/storage.ts';

const matches = (pattern: string, value: string): boolean => {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? pattern === value : value.startsWith(start) && value.endsWith(end);
};

/** The CORS headers of a response to that request; empty when it names no origin, null when the rules refuse it. */
export const corsHeaders = ({ method, headers }: Request, rules: readonly CorsRule[]): Headers | null => {
  const { origin } = headers;
  if (!origin) return {};
  const wanted = headers['access-control-request-method'] ?? method;
  const asked = (headers['access-control-request-headers'] ?? '').split(',').map((name) => name.trim().toLowerCase());
  const rule = rules.find(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders }) =>
      AllowedMethods.includes(wanted) &&
      AllowedOrigins.some((pattern) => matches(pattern, origin)) &&
      asked.every((name) => name === '' || AllowedHeaders.some((pattern) => matches(pattern.toLowerCase(), name))),
  );
  if (!rule) return null;
  return {
    'access-control-allow-origin': rule.AllowedOrigins.includes('*') ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    'access-control-allow-headers': asked.join(', '),
    'access-control-expose-headers': rule.ExposedHeaders.join(', '),
    vary: 'Origin',
  };
};
