import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { directory, ListedAddresses } from '#functions/data/directory/entities.ts';
import { findListedOwner } from '#functions/data/directory/find-cell.ts';
import { hashAddress } from '#functions/data/directory/hash-address.ts';
import { EmailClaims, emailKey } from '#functions/data/entities/credential.ts';
import { type Change, putChange } from '#functions/data/kernel/change.ts';
import { directoryLimits } from '#functions/data/kernel/client-limits.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { findItem } from '#functions/data/kernel/records.ts';

export const findAddressOwner = async (email: string): Promise<string | null> =>
  (await findItem(EmailClaims, { email: emailKey(email) }))?.userId ?? null;

/** Also finds people of other cells. */
export const findOwnerAnywhere = async (email: string): Promise<string | null> =>
  (await findAddressOwner(email)) ?? (await findListedOwner(email));

/** DynamoDB's limit for one BatchGetItem. */
const batchSize = 100;
const concurrentReads = 5;

const claimedAmong = async (keys: readonly string[]): Promise<string[]> => {
  const claims = await readTogether(keys.map((email) => EmailClaims.build(BatchGetRequest).key({ email })));
  return claims.flatMap((claim) => (claim ? [claim.email] : []));
};

/** None where a stage has one cell. */
const listedAmong = async (keys: readonly string[]): Promise<string[]> => {
  if (ownCell() === undefined) return [];
  const requests = keys.map((email) => ListedAddresses.build(BatchGetRequest).key({ hash: hashAddress(email) }));
  const listed = await readTogether(requests, { from: directory, limits: directoryLimits });
  return keys.filter((_, i) => listed[i]);
};

/** Takes and returns normalised addresses. Also finds those of people in other cells. */
export const takenAddresses = async (emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const keys = [...new Set(emails.map(emailKey))];
  const parts = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, i) =>
    keys.slice(i * batchSize, (i + 1) * batchSize),
  );
  const taken = await inBatches(concurrentReads, parts, async (part) =>
    (await Promise.all([claimedAmong(part), listedAmong(part)])).flat(),
  );
  return new Set(taken.flat());
};

/** Fails if the address is taken. */
export const claimAddressChange = (email: string, userId: string): Change =>
  putChange(EmailClaims, { email: emailKey(email), userId }, { attr: 'email', exists: false });
