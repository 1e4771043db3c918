import { Mails, parkedOf } from './entities/mail.ts';
import type { StoredMail } from './outbox-queue.ts';
import { listRecords } from './records.ts';

/** The mails to members of a university that could not be sent (D57), the newest failure last. */
export const listParked = (universityId: string | undefined): Promise<StoredMail[]> =>
  listRecords(Mails, { index: 'GSI1', partition: parkedOf(universityId) });
