import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Status } from '#shared/lists.ts';
import { commit, commitRead, type WriteContext } from './commit.ts';
import { Mails, outbox, parkedOf } from './entities/mail.ts';
import { newClaimId } from './ids.ts';
import { table } from './table.ts';

export type StoredMail = FormattedItem<typeof Mails>;

/**
 * How long a mail is kept from everybody else by whoever sends it, in seconds: longer than the mailer may run, so that it
 * is free again only when that one is gone.
 */
const lease = 120;
const perPage = 25;

const due = (at: Date) => ({ dueAt: at.toISOString(), GSI1SK: at.toISOString() });
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Nothing has happened to the mail since it was claimed. */
const unchanged = ({ version }: StoredMail) => ({ condition: { attr: 'version', eq: version } }) as const;

/** The ids of all mails that may leave, the one that waits longest first, page by page. */
export async function* dueMails(now: Date): AsyncGenerator<string> {
  let exclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table
      .build(QueryCommand)
      .entities(Mails)
      .query({ index: 'GSI1', partition: outbox, range: { lte: now.toISOString() } })
      .options({ limit: perPage, ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send();
    yield* (page.Items ?? []).map(({ id }) => id);
    exclusiveStartKey = page.LastEvaluatedKey;
  } while (exclusiveStartKey);
}

/**
 * Takes a mail to send it. Null when it may not leave yet, is gone, or somebody else has it: of several, one gets it. A claim
 * whose answer was lost is asked for again under the same name, so that its mail need not wait for the end of the lease.
 */
export const claimMail = (id: string, context: WriteContext): Promise<StoredMail | null> => {
  const { now } = context;
  const claimedBy = newClaimId();
  const claim = Mails.build(UpdateTransaction)
    .item({ id, attempts: $add(1), version: $add(1), claimedBy, ...due(later(now, lease)) })
    .options({
      condition: {
        and: [
          { attr: 'GSI1PK', eq: outbox },
          {
            or: [
              { attr: 'dueAt', lte: now.toISOString() },
              { attr: 'claimedBy', eq: claimedBy },
            ],
          },
        ],
      },
    });
  return commitRead(Mails, claim, context);
};

/** Takes a mail out that has left, or need not. Returns false when another one stands in its place meanwhile. */
export const removeMail = (mail: StoredMail, context: WriteContext): Promise<boolean> =>
  commit([Mails.build(DeleteTransaction).key({ id: mail.id }).options(unchanged(mail))], context);

/** Notes with the decision that stands in a mail's place what its receiver has just been told. */
export const noteTold = async ({ id }: StoredMail, before: Status, context: WriteContext): Promise<void> => {
  const note = Mails.build(UpdateTransaction).item({ id, before });
  await commit([note.options({ condition: { attr: 'id', exists: true } })], context);
};

/** Has a mail tried again at that time, for the first time if it has not been tried yet. */
export const postponeMail = async (
  mail: StoredMail,
  at: Date,
  { failure, attempts }: Partial<Pick<StoredMail, 'failure' | 'attempts'>>,
  context: WriteContext,
): Promise<void> => {
  const postponed = {
    id: mail.id,
    ...due(at),
    ...(failure && { failure }),
    ...(attempts !== undefined && { attempts }),
  };
  await commit([Mails.build(UpdateTransaction).item(postponed).options(unchanged(mail))], context);
};

/** Gives a mail up that cannot be sent, and keeps it where the administrators of that university see it. */
export const parkMail = async (
  mail: StoredMail,
  { failure, universityId }: { failure: string; universityId: string | undefined },
  context: WriteContext,
): Promise<void> => {
  const at = context.now.toISOString();
  const parked = { id: mail.id, failure, parkedAt: at, GSI1PK: parkedOf(universityId), GSI1SK: at };
  await commit([Mails.build(UpdateTransaction).item(parked).options(unchanged(mail))], context);
};
