import * as z from 'zod/mini';
import { day, shortText } from './fields.ts';
import { owned, startsBeforeEnd } from './owned.ts';
import { maybe } from './record.ts';

/** The screens call `university` « Structure », since schools award diplomas too. */
export const diploma = owned(
  {
    name: shortText,
    university: shortText,
    city: shortText,
    startDate: day,
    /** Null while ongoing. */
    endDate: maybe(day),
    isPublic: z._default(z.boolean(), false),
  },
  startsBeforeEnd('startDate', 'endDate'),
);
export type Diploma = z.output<typeof diploma.record>;
