import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { EmailClaims, emailKey } from '#functions/data/entities/credential.ts';
import { type Change, putChange } from '#functions/data/kernel/change.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { findItem } from '#functions/data/kernel/records.ts';

export const findAddressOwner = async (email: string): Promise<string | null> =>
  (await findItem(EmailClaims, { email: emailKey(email) }))?.userId ?? null;

/** DynamoDB's limit for one BatchGetItem. */
const batchSize = 100;
const concurrentReads = 5;

/** Takes and returns normalised addresses. */
export const takenAddresses = async (emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const keys = [...new Set(emails.map(emailKey))];
  const parts = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, i) =>
    keys.slice(i * batchSize, (i + 1) * batchSize),
  );
  const claims = await inBatches(concurrentReads, parts, (part) =>
    readTogether(part.map((email) => EmailClaims.build(BatchGetRequest).key({ email }))),
  );
  return new Set(claims.flat().flatMap((claim) => (claim ? [claim.email] : [])));
};

/** Fails if the address is taken. */
export const claimAddressChange = (email: string, userId: string): Change =>
  putChange(EmailClaims, { email: emailKey(email), userId }, { attr: 'email', exists: false });
