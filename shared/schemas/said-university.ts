import * as z from 'zod/mini';
import { usualTimeZone } from '../domain/time-zone-of.ts';
import { isTimeZone } from '../time-zones.ts';
import { atMost } from './fields.ts';
import { changesTo, usually } from './record.ts';
import { said } from './university.ts';

/**
 * The bodies that tell of a university. They stand apart from its answer: they know all time zones by name, and every page that lists
 * universities would load those.
 */
const timeZone = z.string().check(atMost(40), z.refine(isTimeZone, { params: { code: 'unknown_time_zone' } }));
const fields = { ...said, timeZone: usually(timeZone, usualTimeZone) };
export const newUniversity = z.object(fields);
export const universityChanges = changesTo(fields);
