import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { EventSource } from '#scripts/platform/template/event-sources.ts';

/** A record of a stream as a function gets it. */
export type LambdaRecord = { dynamodb: { SequenceNumber: string; ApproximateCreationDateTime: number } };

/** As JSON, in which bytes are base64. */
const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, part) => (part instanceof Uint8Array ? Buffer.from(part).toString('base64') : part)),
  );

/** The record in the form of https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html */
export const toLambdaRecord = (record: StreamRecord, { region }: EventSource, streamArn: string): LambdaRecord => {
  const { SequenceNumber = '', ApproximateCreationDateTime: createdAt = new Date(0), ...rest } = record.dynamodb ?? {};
  return {
    ...plain(record),
    awsRegion: region,
    // The engine names no region.
    eventSourceARN: streamArn.replace(':ddblocal:', `:${region}:`),
    dynamodb: { ...plain(rest), SequenceNumber, ApproximateCreationDateTime: createdAt.getTime() / 1000 },
  };
};
