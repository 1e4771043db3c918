import * as z from 'zod/mini';
import { mostShare } from '../limits.ts';
import { day, id } from './fields.ts';
import { inCell, revision } from './record.ts';

/** Factor applied to the usual quotas. */
const share = z.int().check(z.gte(1), z.lte(mostShare));
export const shareChange = z.object({ share });
export const universityShare = z.object({ share: z._default(share, 1), ...revision });

const counted = z.nullable(z.int());

/**
 * `requests`: answered calls of members, nearly; `people` and `bytes` as of a night: members, and their documents with
 * those of the university. Null where nothing was counted. The others: job rankings, mails sent for administrators, PDFs and uploads.
 */
const usage = {
  ...{ requests: counted, people: counted, bytes: counted },
  ...{ jobs: z.int(), mails: z.int(), pdfs: z.int(), uploads: z.int() },
};

/** Days are UTC. */
const usageOfDay = z.object({ day, ...usage });
export type UsageOfDay = z.output<typeof usageOfDay>;
export const universityUsage = z.extend(universityShare, { days: z.array(usageOfDay) });
export type UniversityUsage = z.output<typeof universityUsage>;

export const universityUsages = z.object({ rows: z.array(z.object({ universityId: id, ...usage, ...inCell })) });
export type UniversityUsages = z.output<typeof universityUsages>;
