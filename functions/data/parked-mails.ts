import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { mostFailedMails } from '#shared/schemas/counts.ts';
import { Mails, parkedOf } from './entities/mail.ts';
import type { StoredMail } from './outbox-queue.ts';
import { listRecords } from './records.ts';
import { table } from './table.ts';
import type { StoredUser } from './users.ts';

/** The mails to members of a university that could not be sent (D57), the newest failure last. */
export const listParked = (universityId: string | undefined): Promise<StoredMail[]> =>
  listRecords(Mails, { index: 'GSI1', partition: parkedOf(universityId) });

/** Those to one member. */
export const parkedOfMember = async ({
  id,
  universityId,
}: Pick<StoredUser, 'id' | 'universityId'>): Promise<StoredMail[]> =>
  (await listParked(universityId)).filter(({ userId }) => userId === id);

/**
 * How many they are, `mostFailedMails` for more, so that no list is read. They are not among the counts of the university: they
 * also go by themselves, when they are too old to be of use to anybody.
 */
export const countParked = async (universityId: string): Promise<number> => {
  const query = { index: 'GSI1', partition: parkedOf(universityId) } as const;
  const options = { select: 'COUNT', limit: mostFailedMails } as const;
  const { Count = 0 } = await table.build(QueryCommand).query(query).options(options).send();
  return Count;
};
