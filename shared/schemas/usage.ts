import * as z from 'zod/mini';
import { mostShare } from '../limits.ts';
import { day } from './fields.ts';
import { revision } from './record.ts';

/** Factor applied to the usual quotas. */
const share = z.int().check(z.gte(1), z.lte(mostShare));
export const shareChange = z.object({ share });
export const universityShare = z.object({ share: z._default(share, 1), ...revision });

/** Days are UTC. Counts job rankings, mails sent for administrators, PDFs and uploads. */
const usageOfDay = z.object({ day, jobs: z.int(), mails: z.int(), pdfs: z.int(), uploads: z.int() });
export const universityUsage = z.extend(universityShare, { days: z.array(usageOfDay) });
export type UniversityUsage = z.output<typeof universityUsage>;
