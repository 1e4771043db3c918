import type * as z from 'zod/mini';

type Shapes<A, C, R> = { added: A; changes: C; record: R };

/** Groups of calls that become stale when an entry changes: their replies contain catalogue entries. */
const naming = ['portfolios', 'formations'] as const;

export const catalogueEntries = <
  const N extends string,
  A extends z.ZodMiniType,
  C extends z.ZodMiniType,
  R extends z.ZodMiniType,
>(
  name: N,
  { added, changes, record }: Shapes<A, C, R>,
) => ({
  get: {
    method: 'GET',
    path: `/${name}/{id}`,
    summary: `Read one of the ${name} of the shared catalogue with all its fields`,
    allow: ['member'],
    versioned: true,
    returns: record,
  } as const,
  create: {
    method: 'POST',
    path: `/${name}`,
    summary: `Add one of the ${name} to the shared catalogue; its strengths are 0 (D39)`,
    allow: ['super'],
    once: true,
    refuses: ['too_many_things', 'conflict'],
    body: added,
    returns: record,
    status: 201,
  } as const,
  update: {
    method: 'PUT',
    path: `/${name}/{id}`,
    summary: `Change one of the ${name} of the shared catalogue; absent fields stay (D69)`,
    allow: ['super'],
    versioned: true,
    refuses: ['conflict'],
    stale: naming,
    body: changes,
    returns: record,
  } as const,
  remove: {
    method: 'DELETE',
    path: `/${name}/{id}`,
    summary: `Delete one of the ${name} of the shared catalogue: it is hidden, and stays in assessments that rated it (D73)`,
    allow: ['super'],
    refuses: ['conflict'],
    stale: naming,
  } as const,
});

/** Names calls as a contract does: `{ get }` becomes `{ getSkill }`. */
export const suffixed = <C extends object, const N extends string>(calls: C, name: N) =>
  Object.fromEntries(Object.entries(calls).map(([verb, call]) => [`${verb}${name}`, call])) as {
    [V in keyof C & string as `${V}${N}`]: C[V];
  };
