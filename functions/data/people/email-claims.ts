import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { BatchGetCommand } from 'dynamodb-toolbox/table/actions/batchGet';
import { EmailClaims } from '#functions/data/entities/credential.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { table } from '#functions/data/kernel/table.ts';

/** How addresses are compared: without regard to case and surrounding space. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Whose account an address is, or null. */
export const findOwner = async (email: string): Promise<string | null> => {
  const { Item: claim } = await EmailClaims.build(GetItemCommand)
    .key({ email: emailKey(email) })
    .options({ consistent: true })
    .send();
  return claim?.userId ?? null;
};

/** What one request of DynamoDB may read, and how many requests are under way at once. */
const perRead = 100;
const readsAtOnce = 5;

/** Those of the addresses that are somebody's, as they are compared. */
export const takenAddresses = async (emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const keys = [...new Set(emails.map(emailKey))];
  const parts = Array.from({ length: Math.ceil(keys.length / perRead) }, (_, i) =>
    keys.slice(i * perRead, (i + 1) * perRead),
  );
  const claims = await inBatches(readsAtOnce, parts, (part) =>
    readTogether(
      table
        .build(BatchGetCommand)
        .requests(...part.map((email) => EmailClaims.build(BatchGetRequest).key({ email })))
        .options({ consistent: true }),
    ),
  );
  return new Set(claims.flat().flatMap((claim) => (claim ? [claim.email] : [])));
};

/** Makes an address a person's; fails when it is somebody's. */
export const claimMade = (email: string, userId: string): Change =>
  EmailClaims.build(PutTransaction)
    .item({ email: emailKey(email), userId })
    .options({ condition: { attr: 'email', exists: false } });
