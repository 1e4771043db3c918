import * as z from 'zod/mini';
import { id } from './fields.ts';
import { changesTo, type Fields, revision } from './record.ts';

/** Days as they are compared; nothing else of a record is looked at. */
const bounds = z.record(z.string(), z.unknown());

/** Refuses a period that ends before it begins; a bound that is not said refuses nothing. */
export const inOrder = (from: string, to: string) =>
  z.refine(
    (given) => {
      const { [from]: start, [to]: end } = z.parse(bounds, given);
      return !start || !end || start <= end;
    },
    { path: [to], params: { code: 'ends_before_it_begins' } },
  );

/** The shapes of a thing that a person owns, by the fields that they say of it: as typed, as added, as changed, as answered. */
export const owned = <const F extends Fields>(fields: F, ...checks: ReturnType<typeof inOrder>[]) => ({
  said: z.object(fields).check(...checks),
  added: z.object({ userId: id, ...fields }).check(...checks),
  changes: changesTo(fields).check(...checks),
  record: z.object({ id, userId: id, ...fields, ...revision }),
});
