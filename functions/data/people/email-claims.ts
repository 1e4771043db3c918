import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { BatchGetCommand } from 'dynamodb-toolbox/table/actions/batchGet';
import { EmailClaims, emailKey } from '#functions/data/entities/credential.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { table } from '#functions/data/kernel/table.ts';

export const findAddressOwner = async (email: string): Promise<string | null> => {
  const { Item: claim } = await EmailClaims.build(GetItemCommand)
    .key({ email: emailKey(email) })
    .options({ consistent: true })
    .send();
  return claim?.userId ?? null;
};

/** DynamoDB's limit for one BatchGetItem. */
const batchSize = 100;
const concurrentReads = 5;

/** Normalised. */
export const takenAddresses = async (emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const keys = [...new Set(emails.map(emailKey))];
  const parts = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, i) =>
    keys.slice(i * batchSize, (i + 1) * batchSize),
  );
  const claims = await inBatches(concurrentReads, parts, (part) =>
    readTogether(
      table
        .build(BatchGetCommand)
        .requests(...part.map((email) => EmailClaims.build(BatchGetRequest).key({ email })))
        .options({ consistent: true }),
    ),
  );
  return new Set(claims.flat().flatMap((claim) => (claim ? [claim.email] : [])));
};

/** Fails if the address is taken. */
export const claimAddressChange = (email: string, userId: string): Change =>
  EmailClaims.build(PutTransaction)
    .item({ email: emailKey(email), userId })
    .options({ condition: { attr: 'email', exists: false } });
