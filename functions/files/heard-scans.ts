import type { Context as LambdaContext } from 'aws-lambda';
import * as z from 'zod/mini';
import { resourceIdsOf } from '#functions/data/files.ts';
import { holderOf } from '#functions/data/kernel/ids.ts';
import { findUser } from '#functions/data/people/users.ts';
import { fenceBy, fenced } from '#functions/data/universities/routes.ts';
import { deadlineOf, invocation } from '#functions/lib/lambda/invocation.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { storeScan } from './scans.ts';

/** https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html */
const scanEvent = z.object({
  id: z.string(),
  detail: z.object({
    s3ObjectDetails: z.object({ objectKey: z.string() }),
    scanResultDetails: z.object({ scanResultStatus: z.string() }),
  }),
});

export type ScanEvent = z.input<typeof scanEvent>;

const universityOfHolder = async (id: string): Promise<string | undefined> => {
  const holder = holderOf(id);
  if (!holder) return undefined;
  return 'universityId' in holder ? holder.universityId : (await findUser(holder.userId))?.universityId;
};

/**
 * Every cell of a stage hears of every scan; the one that keeps the document stores the result. Nothing is found of a
 * document that was deleted meanwhile, or whose record is not written yet: who opens that one sees the tag.
 */
export const hearScan = invocation(async (given: ScanEvent, run: LambdaContext): Promise<undefined> => {
  const now = new Date();
  const { id: requestId, detail } = z.parse(scanEvent, given);
  const { scanResultStatus: result } = detail.scanResultDetails;
  const deadline = deadlineOf(now, run.getRemainingTimeInMillis());
  await fenced(async () => {
    for (const id of resourceIdsOf(detail.s3ObjectDetails.objectKey)) {
      fenceBy(await universityOfHolder(id));
      if (await storeScan(id, result, { now, deadline, requestId })) log.info('document_scanned', { result });
    }
  }, deadline);
});
