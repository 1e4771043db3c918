import * as z from 'zod/mini';
import { id } from './fields.ts';

/** The data that a mailed link carries. */
export const mailedLink = z.object({ userId: id, token: z.string().check(z.minLength(1), z.maxLength(200)) });
