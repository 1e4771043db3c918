import * as z from 'zod/mini';
import { id } from './fields.ts';
import { changesTo, type Fields, revision } from './record.ts';

const bounds = z.record(z.string(), z.unknown());

/** A missing bound passes. */
export const startsBeforeEnd = (from: string, to: string) =>
  z.refine(
    (given) => {
      const { [from]: start, [to]: end } = z.parse(bounds, given);
      return !start || !end || start <= end;
    },
    { path: [to], params: { code: 'ends_before_it_begins' } },
  );

export const owned = <const F extends Fields>(fields: F, ...checks: ReturnType<typeof startsBeforeEnd>[]) => ({
  said: z.object(fields).check(...checks),
  added: z.object({ userId: id, ...fields }).check(...checks),
  changes: changesTo(fields).check(...checks),
  record: z.object({ id, userId: id, ...fields, ...revision }),
});
