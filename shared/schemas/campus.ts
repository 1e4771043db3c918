import * as z from 'zod/mini';
import { id } from './fields.ts';
import { changesTo, type Fields, revision } from './record.ts';

/** The three shapes of a thing that a university shares, by the fields that are said of it: as added, as changed, as answered. */
export const ofCampus = <const F extends Fields>(fields: F) => ({
  added: z.object({ universityId: id, ...fields }),
  changes: changesTo(fields),
  record: z.object({ id, universityId: id, ...fields, ...revision }),
});
