import * as z from 'zod/mini';
import { day, shortText } from './fields.ts';
import { owned, startsBeforeEnd } from './owned.ts';
import { maybe } from './record.ts';

/** The screens call `company` « Structure ». */
export const experience = owned(
  {
    title: shortText,
    company: shortText,
    city: shortText,
    startDate: day,
    /** Null while ongoing. */
    endDate: maybe(day),
    isPublic: z._default(z.boolean(), false),
  },
  startsBeforeEnd('startDate', 'endDate'),
);
export type Experience = z.output<typeof experience.record>;
