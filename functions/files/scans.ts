import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { Resources } from '#functions/data/entities/resource.ts';
import { findDocumentTag, removeDocument } from '#functions/data/files.ts';
import { auditChange } from '#functions/data/kernel/audit.ts';
import { isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { holderOf } from '#functions/data/kernel/ids.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { scannerId } from '#shared/domain/system-actors.ts';
import { AppError } from '#shared/errors.ts';
import { scanResults, scanTag } from '#shared/files.ts';

// A document waits for GuardDuty's result. An event brings it (heard-scans.ts); the file's tag has it too, for whoever
// opens a document whose event was lost (decision 143).

type Resource = FormattedItem<typeof Resources>;
type Scan = NonNullable<Resource['scan']>;
type Context = { now: Date; deadline?: Date | undefined; requestId: string };

export const areUploadsScanned = (): boolean => env('SCANS_UPLOADS') === 'true';

/** UNSUPPORTED, ACCESS_DENIED and FAILED all mean that nobody has looked into the file. */
const scanOf = (result: string): Scan =>
  result === scanResults.clean ? 'CLEAN' : result === scanResults.threat ? 'THREAT' : 'UNREADABLE';

const refusalChanges = (id: string, { now, requestId }: Context) => {
  const holder = holderOf(id);
  // Things of one's own are not audited (D68).
  if (!holder || !('universityId' in holder)) return [];
  const { universityId } = holder;
  return [auditChange({ actorId: scannerId, universityId, call: 'scan', targets: [id], requestId }, now)];
};

const isAsRead = ({ scan }: Resource) =>
  scan === undefined ? ({ attr: 'scan', exists: false } as const) : ({ attr: 'scan', eq: scan } as const);

/**
 * Stores a result and removes a file that holds a threat. Idempotent, also after a crash in between. Null for a document
 * that does not exist (any more) in this cell.
 */
export const storeScan = async (id: string, result: string, context: Context): Promise<Resource | null> => {
  const found = await findRecord(Resources, id);
  if (!found) return null;
  const scan = scanOf(result);
  if (found.scan !== scan) {
    const { now, deadline, requestId } = context;
    const beside = scan === 'THREAT' ? refusalChanges(id, context) : [];
    const update = updateChange(Resources, { id, scan }, isThere, isAsRead(found));
    // If the condition fails, the event and somebody who opens the document have stored the result at once.
    await commit([update], { now, requestId, ...(deadline && { deadline }) }, { beside });
  }
  if (scan === 'THREAT') await removeDocument(id);
  return { ...found, scan };
};

const stateOf = async ({ id, scan }: Resource, context: Context): Promise<Resource['scan']> => {
  if (scan !== 'WAITING' || !areUploadsScanned()) return scan;
  const result = await findDocumentTag(id, scanTag);
  return result === undefined ? scan : (await storeScan(id, result, context))?.scan;
};

/** A person's own document that could not be scanned is for nobody else to open, so they get back what they sent. */
export const requireOpenable = async (record: Resource, context: Context): Promise<void> => {
  const scan = await stateOf(record, context);
  if (scan === 'THREAT' || (scan === 'UNREADABLE' && record.isForUniversity)) throw new AppError('document_refused');
  if (scan === 'WAITING' && areUploadsScanned()) throw new AppError('document_waiting');
};
