import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  type Shard,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { EventSource } from '#scripts/platform/template/event-sources.ts';
import type { Position } from './checkpoints.ts';

export type LambdaRecord = {
  dynamodb: { SequenceNumber: string; ApproximateCreationDateTime: number; Keys?: Record<string, unknown> };
};

const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, part) => (part instanceof Uint8Array ? Buffer.from(part).toString('base64') : part)),
  );

/** https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html */
export const toLambdaRecord = (record: StreamRecord, { region }: EventSource, streamArn: string): LambdaRecord => {
  const { SequenceNumber = '', ApproximateCreationDateTime: createdAt = new Date(0), ...rest } = record.dynamodb ?? {};
  return {
    ...plain(record),
    awsRegion: region,
    // DynamoDB Local puts `ddblocal` in place of the region.
    eventSourceARN: streamArn.replace(':ddblocal:', `:${region}:`),
    dynamodb: { ...plain(rest), SequenceNumber, ApproximateCreationDateTime: createdAt.getTime() / 1000 },
  };
};

export const openStream = async (client: DynamoDBStreamsClient, tableName: string) => {
  const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName: tableName }));
  // A stream's label is its creation time. A disabled stream stays listed for a day, so the newest is taken.
  const newest = Streams.toSorted((a, b) => ((a.StreamLabel ?? '') < (b.StreamLabel ?? '') ? 1 : -1))[0];
  if (!newest?.StreamArn) throw new Error(`The table ${tableName} has no stream`);
  const { StreamArn } = newest;
  return {
    arn: StreamArn,

    async shards(): Promise<Shard[]> {
      const found: Shard[] = [];
      let ExclusiveStartShardId: string | undefined;
      do {
        const command = new DescribeStreamCommand({ StreamArn, ExclusiveStartShardId });
        const { StreamDescription } = await client.send(command);
        found.push(...(StreamDescription?.Shards ?? []));
        ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
      } while (ExclusiveStartShardId);
      return found;
    },

    /** Yields an empty list when there are no new records. Ends when the shard is closed. */
    async *read(ShardId: string, position: Position): AsyncGenerator<StreamRecord[]> {
      if (position === 'end') return;
      const from =
        position === 'start'
          ? ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
          : ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.after } as const);
      const command = new GetShardIteratorCommand({ StreamArn, ShardId, ...from });
      let { ShardIterator } = await client.send(command);
      while (ShardIterator) {
        const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator }));
        ShardIterator = NextShardIterator;
        yield Records;
      }
    },
  };
};

export type Stream = Awaited<ReturnType<typeof openStream>>;
