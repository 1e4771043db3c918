import {
  type CloudFrontKeyValueStoreClient,
  DescribeKeyValueStoreCommand,
  PutKeyCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';

/** Where the edge looks up the universities that have moved. A hint: until it says so, the former cell answers 421. */
export type Store = { put: (university: string, cell: string) => Promise<void> };

/** Throws when somebody else writes the store at the same moment; the next start of the mover puts it again. */
export const openStore = (KvsARN: string, client: CloudFrontKeyValueStoreClient): Store => ({
  async put(Key, Value) {
    const { ETag } = await client.send(new DescribeKeyValueStoreCommand({ KvsARN }));
    await client.send(new PutKeyCommand({ KvsARN, Key, Value, IfMatch: ETag }));
  },
});
