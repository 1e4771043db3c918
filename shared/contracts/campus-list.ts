import * as z from 'zod/mini';
import { id } from '../schemas/fields.ts';

type Shapes<A, C, R> = { added: A; changes: C; record: R };

/** Members read; administrators and super administrators change (D9). */
export const campusReads = ['campus', 'campusAdmin'] as const;
export const campusWrites = ['campusAdmin'] as const;

export const campusList = <
  const N extends string,
  A extends z.ZodMiniType,
  C extends z.ZodMiniType,
  R extends z.ZodMiniType,
>(
  name: N,
  { added, changes, record }: Shapes<A, C, R>,
  { most }: { most: number },
) => ({
  list: {
    method: 'GET',
    path: `/${name}`,
    summary: `List a university's ${name}`,
    allow: campusReads,
    of: { university: 'query.universityId' },
    query: z.object({ universityId: id }),
    returns: z.array(record),
  } as const,
  create: {
    method: 'POST',
    path: `/${name}`,
    summary: `Add to a university's ${name}`,
    allow: campusWrites,
    of: { university: 'body.universityId' },
    once: true,
    keeps: { name, most, by: 1 },
    body: added,
    returns: record,
    status: 201,
  } as const,
  update: {
    method: 'PUT',
    path: `/${name}/{id}`,
    summary: `Change one of a university's ${name}; absent fields stay (D69)`,
    allow: campusWrites,
    of: { campusThing: 'params.id' },
    versioned: true,
    body: changes,
    returns: record,
  } as const,
  remove: {
    method: 'DELETE',
    path: `/${name}/{id}`,
    summary: `Delete one of a university's ${name}`,
    allow: campusWrites,
    of: { campusThing: 'params.id' },
    keeps: { name, most, by: -1 },
  } as const,
});
