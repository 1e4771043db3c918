import * as z from 'zod/mini';
import { usualTimeZone } from '../domain/time-zone-of.ts';
import { isTimeZone } from '../time-zones.ts';
import { atMost } from './fields.ts';
import { changesTo, usually } from './record.ts';
import { universityFields } from './university.ts';

/** Separate from university.ts: these import all time zones, which pages with a list of universities need not load. */
const timeZone = z.string().check(atMost(40), z.refine(isTimeZone, { params: { code: 'unknown_time_zone' } }));
const fields = { ...universityFields, timeZone: usually(timeZone, usualTimeZone) };
export const newUniversity = z.object(fields);
export const universityChanges = changesTo(fields);
