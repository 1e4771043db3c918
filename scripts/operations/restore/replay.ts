import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { closePublicCvChange } from '#functions/data/cv/public-cvs.ts';
import { publicCvOf } from '#functions/data/entities/cv.ts';
import { linksOf } from '#functions/data/entities/link.ts';
import { renewalsOf } from '#functions/data/entities/session.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { repliesTo } from '#functions/data/kernel/entities.ts';
import { deleteAccountChanges } from '#functions/data/people/accounts.ts';
import { findUser } from '#functions/data/people/users.ts';
import { deletionTaskId, type StoredTask } from '#functions/data/tasks/tasks.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { userDeletion } from '#functions/tasks/user-deletion.ts';
import { itemsOf } from './scan.ts';

const folder = 'users/';

/** SHA-256 of every erased id (decision 40). */
export const readLedger = async (client: S3Client, bucket: string): Promise<ReadonlySet<string>> => {
  const hashes = new Set<string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder })) {
    for (const { Key = '' } of Contents) hashes.add(Key.slice(folder.length));
  }
  return hashes;
};

/** Partitions that hold a person's items; their id follows. */
const ofPeople = [userPartition, publicCvOf, repliesTo, linksOf, renewalsOf].map((partition) => partition(''));

const ownerOf = (partition: string): string | undefined => {
  const prefix = ofPeople.find((beginning) => partition.startsWith(beginning));
  return prefix && partition.slice(prefix.length);
};

const findReturned = async (client: DynamoDBClient, table: string, ledger: ReadonlySet<string>): Promise<string[]> => {
  const returned = new Set<string>();
  for await (const keys of itemsOf(client, table, { keysOnly: true })) {
    for (const { PK } of keys) {
      const owner = ownerOf(PK?.S ?? '');
      if (owner && ledger.has(hashSecret(owner))) returned.add(owner);
    }
  }
  return [...returned];
};

/**
 * Steps that remain after a deletion's first transaction, except `ledger`, since the id is in the ledger already, and
 * `stragglers`, which waits for running calls: a restored table serves none.
 */
const steps = ['files', 'things', 'secrets', 'mails'] as const;

/** Erases the account in one transaction and the rest by the steps of its task, as the product does. */
const eraseAgain = async (id: string, context: WriteContext): Promise<void> => {
  const person = await findUser(id);
  const { now } = context;
  // The directory is left alone: the address may be somebody else's by now.
  const erased = person && [...deleteAccountChanges(person, { release: [], now }), closePublicCvChange(id)];
  if (erased && !(await commit(erased, context))) {
    throw new Error('the restored table is in use: nobody may work on it before this has ended');
  }
  const at = now.toISOString();
  const task: StoredTask = {
    id: deletionTaskId(id),
    kind: 'userDeletion',
    subject: id,
    step: 'files',
    email: person?.email,
    universityId: person?.universityId,
    pictureUrl: person?.avatarUrl ?? undefined,
    done: 0,
    createdAt: at,
    dueAt: at,
    attempts: 0,
    version: 1,
  };
  for (const step of steps) while ((await userDeletion.steps[step]?.(task, context)) === 'more');
};

/** Writes to the table that the environment names. Returns the number of people. */
export const replayErasures = async (
  client: DynamoDBClient,
  table: string,
  { ledger, now }: { ledger: ReadonlySet<string>; now: Date },
): Promise<number> => {
  const returned = await findReturned(client, table, ledger);
  for (const id of returned) await eraseAgain(id, { now });
  return returned.length;
};
