import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { SigningKeys, signingKeysPartition } from '#functions/data/entities/signing-key.ts';
import { type Change, putChange } from '#functions/data/kernel/change.ts';
import { table } from '#functions/data/kernel/table.ts';

/** A point on P-256 (RFC 7518, 6.2.1). */
export type PublicKey = Pick<FormattedItem<typeof SigningKeys>, 'id' | 'x' | 'y'>;

/** Reads one page: there are only two or three keys. */
export const listSigningKeys = async (): Promise<PublicKey[]> => {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(SigningKeys)
    .query({ partition: signingKeysPartition })
    .options({ consistent: true })
    .send();
  return Items;
};

/** Every function accepts the key's tokens from then on. */
export const publishKeyChange = (key: PublicKey, now: Date): Change =>
  putChange(SigningKeys, { ...key, publishedAt: now.toISOString() });
