import { DescribeKeyValueStoreCommand, PutKeyCommand } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { openStoreClient } from '#scripts/operations/stage/store-client.ts';

/** Where the edge looks up the universities that have moved. A hint: until it says so, the former cell answers 421. */
export type Store = { put: (university: string, cell: string) => Promise<void> };

export const openStore = (KvsARN: string, client = openStoreClient()): Store => ({
  async put(Key, Value) {
    const { ETag } = await client.send(new DescribeKeyValueStoreCommand({ KvsARN }));
    await client.send(new PutKeyCommand({ KvsARN, Key, Value, IfMatch: ETag }));
  },
});
