import * as z from 'zod/mini';
import { atMost, email, line } from './fields.ts';

export const longestMessage = 2000;

const message = z.string().check(z.trim(), z.minLength(1), atMost(longestMessage));

/** What a visitor of a public CV writes to its owner. */
export const cvMessage = z.object({ name: line(100), email, message });
export type CvMessage = z.output<typeof cvMessage>;

/** Nobody sees the field `website`: whoever fills it in is a program, whose message is thrown away. */
export const sentCvMessage = z.extend(cvMessage, { website: z.optional(z.string().check(z.maxLength(2000))) });
