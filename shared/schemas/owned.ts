import * as z from 'zod/mini';
import { day, id, shortText } from './fields.ts';
import { changesTo, type Fields, maybe, revision } from './record.ts';

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

/** A period of a user's life; `endDate` is null while it lasts. */
export const stage = <const F extends Fields>(fields: F) =>
  owned(
    { ...fields, city: shortText, startDate: day, endDate: maybe(day), isPublic: z._default(z.boolean(), false) },
    startsBeforeEnd('startDate', 'endDate'),
  );
