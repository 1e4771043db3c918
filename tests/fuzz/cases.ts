import fc from 'fast-check';
import { inputSchema } from '#scripts/tools/openapi/schemas.ts';
import type { Route } from '#shared/contract.ts';
import { fieldsOf, nasty, nastyValue, type Schema } from './good.ts';

/** A fuzzed request; `row` and `column` are indexes, taken modulo the number of candidates. */
export type Case = { row: number; column: number } & (
  | { kind: 'good'; fields: Record<string, unknown> }
  | { kind: 'spoilt'; field: string; value: unknown }
  | { kind: 'unreadable'; text: string; type: string }
  | { kind: 'id'; id: string }
  | { kind: 'token'; token: string }
  | { kind: 'refused' }
  | { kind: 'method'; method: string }
);

/** References and credentials keep the row's values: a random one would refer to nothing. */
const isKept = (name: string): boolean =>
  /Id$|^id$|Ids$|Jobs$|^isForUniversity$|email|password|token|challenge|^code$|role|^status$|key|file|ratings|obtained/i.test(
    name,
  );

/** Further fields to keep, by call. */
const keptOf: Readonly<Record<string, readonly string[]>> = {
  'POST /catalogue/import': ['isDryRun', 'version'],
  'POST /users/university/{universityId}/import': ['csv'],
  'POST /formations/university/{universityId}/import': ['csv'],
};

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
const at = { row: fc.nat(1000), column: fc.nat(1000) };

/** Generates requests for a call; `others` are the methods that its path supports. */
export const casesOf = (call: string, route: Route, others: readonly string[]): fc.Arbitrary<Case> => {
  const body = route.body && (inputSchema(route.body) as Schema);
  const fields = body ? fieldsOf(body) : {};
  const free = Object.entries(fields).filter(([name]) => !isKept(name) && !keptOf[call]?.includes(name));
  const spoilable = Object.keys(fields).filter((name) => !isKept(name) || /email|password|ratings/i.test(name));
  const isOpen = route.allow.includes('public');
  const kinds = [
    spoilable.length > 0 && {
      weight: 4,
      arbitrary: fc.record({
        ...at,
        kind: fc.constant('spoilt' as const),
        field: fc.constantFrom(...spoilable),
        value: nastyValue,
      }),
    },
    body && {
      weight: 1,
      arbitrary: fc.record({
        ...at,
        kind: fc.constant('unreadable' as const),
        text: fc.constantFrom('{', '', '[', '{"a":}', 'a=b', '\0'),
        type: fc.constantFrom('application/json', 'text/plain', 'application/xml'),
      }),
    },
    route.path.includes('{') && {
      weight: 2,
      arbitrary: fc.record({ ...at, kind: fc.constant('id' as const), id: fc.constantFrom(...nasty) }),
    },
    !isOpen && {
      weight: 1,
      arbitrary: fc.record({
        ...at,
        kind: fc.constant('token' as const),
        token: fc.constantFrom('', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'Bearer __proto__'),
      }),
    },
    !isOpen && { weight: 2, arbitrary: fc.record({ ...at, kind: fc.constant('refused' as const) }) },
    {
      weight: isOpen && !body ? 4 : 1,
      arbitrary: fc.record({
        ...at,
        kind: fc.constant('method' as const),
        method: fc.constantFrom(...methods.filter((method) => !others.includes(method))),
      }),
    },
  ].filter((kind) => kind !== false && kind !== undefined);
  const accepted = fc.record({
    ...at,
    kind: fc.constant('good' as const),
    fields: fc.record(Object.fromEntries(free), { requiredKeys: [] }),
  });
  // Half of the requests are valid; otherwise few would get past input validation.
  const weights = kinds.reduce((sum, { weight }) => sum + weight, 0);
  return fc.oneof({ weight: weights, arbitrary: accepted as fc.Arbitrary<Case> }, ...kinds);
};
