import type * as z from 'zod/mini';
import { shortText } from './fields.ts';
import { stage } from './owned.ts';

/** The screens call `university` « Structure », since schools award diplomas too. */
export const diploma = stage({ name: shortText, university: shortText });
export type Diploma = z.output<typeof diploma.record>;
