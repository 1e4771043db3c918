import * as z from 'zod/mini';
import { mostShare } from '../limits.ts';
import { day } from './fields.ts';
import { revision } from './record.ts';

/** How many times the usual share of what costs much a university has. */
const share = z.int().check(z.gte(1), z.lte(mostShare));
export const shareChange = z.object({ share });
/** As it is answered: once the usual share, unless a super administrator says otherwise. */
export const universityShare = z.object({ share: z._default(share, 1), ...revision });

/** What a university's members used on one day (UTC): rankings of jobs, mails that administrators had sent, PDFs, uploads. */
const usageOfDay = z.object({ day, jobs: z.int(), mails: z.int(), pdfs: z.int(), uploads: z.int() });
export const universityUsage = z.extend(universityShare, { days: z.array(usageOfDay) });
export type UniversityUsage = z.output<typeof universityUsage>;
