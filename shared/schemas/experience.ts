import type * as z from 'zod/mini';
import { shortText } from './fields.ts';
import { stage } from './owned.ts';

/** The screens call `company` « Structure ». */
export const experience = stage({ title: shortText, company: shortText });
export type Experience = z.output<typeof experience.record>;
