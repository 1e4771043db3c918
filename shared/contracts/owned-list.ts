import * as z from 'zod/mini';

type Shapes<A, C, R> = { added: A; changes: C; record: R };

/** Only the owner changes the list; their administrators read it (D9, D19). */
export const ownedList = <
  const N extends string,
  A extends z.ZodMiniType,
  C extends z.ZodMiniType,
  R extends z.ZodMiniType,
>(
  name: N,
  { added, changes, record }: Shapes<A, C, R>,
  { most }: { most: number },
) => ({
  listOfUser: {
    method: 'GET',
    path: `/${name}/user/{userId}`,
    summary: `List a person's ${name}, the latest first`,
    allow: ['selfOrAdmin'],
    of: { user: 'params.userId' },
    returns: z.array(record),
  } as const,
  create: {
    method: 'POST',
    path: `/${name}`,
    summary: `Add to the caller’s ${name}`,
    allow: ['self'],
    of: { user: 'body.userId' },
    once: true,
    keeps: { name, most, by: 1 },
    stale: ['usercv'],
    body: added,
    returns: record,
    status: 201,
  } as const,
  update: {
    method: 'PUT',
    path: `/${name}/{id}`,
    summary: `Change one of the caller’s ${name}; absent fields stay (D69)`,
    allow: ['self'],
    // The full record may be sent, but not with another owner (D25).
    of: { thing: 'params.id', user: 'body.userId' },
    versioned: true,
    stale: ['usercv'],
    body: changes,
    returns: record,
  } as const,
  remove: {
    method: 'DELETE',
    path: `/${name}/{id}`,
    summary: `Delete one of the caller’s ${name}`,
    allow: ['self'],
    of: { thing: 'params.id' },
    keeps: { name, most, by: -1 },
    stale: ['usercv'],
  } as const,
});
