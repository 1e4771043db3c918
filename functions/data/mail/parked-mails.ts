import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { Mails, mailsOf, parkedByReceiver, parkedOf } from '#functions/data/entities/mail.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { mostFailedMails } from '#shared/schemas/counts.ts';

export type StoredMail = FormattedItem<typeof Mails>;

/** The mails to members of a university that could not be sent (D57), the newest failure last. */
export const listParked = (universityId: string | undefined): Promise<StoredMail[]> =>
  listRecords(Mails, { index: 'GSI1', partition: parkedOf(universityId) });

/** Those of them whose ids do not say whom they are for: none 90 days after the release of 2026-11-26 took over. */
export const listFormerParked = (universityId: string | undefined): Promise<StoredMail[]> =>
  listRecords(Mails, { index: 'GSI1', partition: parkedOf(universityId), range: { lt: parkedByReceiver } });

/** Those to one member; mails to others are not read. */
export const parkedOfMember = async ({
  id,
  universityId,
}: Pick<StoredUser, 'id' | 'universityId'>): Promise<StoredMail[]> => {
  const [own, former] = await Promise.all([
    listRecords(Mails, { partition: mailsOf({ userId: id }) }),
    listFormerParked(universityId),
  ]);
  return [...former.filter(({ userId }) => userId === id), ...own.filter(({ parkedAt }) => parkedAt !== undefined)];
};

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
