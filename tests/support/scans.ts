import { GetObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import type { Context as LambdaContext } from 'aws-lambda';
import { vi } from 'vitest';
import { documentKeyOf, filesBucket } from '#functions/data/files.ts';
import { handler } from '#functions/files/index.ts';
import { createControl } from '#scripts/platform/index.ts';
import { asFunction } from './caller.ts';

const s3 = new S3Client();
/** More often than a scanner looks in a run of all tests. */
const always = 1_000_000;

/** A result is held back while this fault is there, or is a failure. `holderId` is a user's or a university's. */
const provoke = (kind: 'noAnswer' | 'InternalServerError') => (holderId: string) =>
  createControl(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '').add({
    kind,
    match: { caller: 'guardduty', key: `documents/${holderId}/` },
    times: always,
  });

/** The returned function lets the results go. */
export const holdScans = provoke('noAnswer');
export const failScans = provoke('InternalServerError');

const resultOf = async (id: string): Promise<string | undefined> => {
  const asked = new GetObjectTaggingCommand({ Bucket: filesBucket(), Key: documentKeyOf(id) });
  const { TagSet = [] } = await s3.send(asked);
  return TagSet.find(({ Key }) => Key === 'GuardDutyMalwareScanStatus')?.Value;
};

/** Resolves to the result that a document's file is tagged with, once it is. */
export const scanned = (id: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const result = await resultOf(id);
      if (result === undefined) throw new Error('not scanned yet');
      return result;
    },
    { timeout: 10_000 },
  );

/**
 * Tells the function of a result, as EventBridge would. The event is AWS's sample, shortened:
 * https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html
 */
export const tellScan = (objectKey: string, scanResultStatus: string): Promise<undefined> => {
  const event = {
    ...{ version: '0', id: '72c7d362-737a-6dce-fc78-9e27a0171419', account: '111122223333' },
    ...{ 'detail-type': 'GuardDuty Malware Protection Object Scan Result', source: 'aws.guardduty' },
    ...{ time: '2024-02-28T01:01:01Z', region: 'eu-west-3', resources: [] },
    detail: {
      ...{ schemaVersion: '1.0', scanStatus: 'COMPLETED', resourceType: 'S3_OBJECT' },
      s3ObjectDetails: { bucketName: filesBucket(), objectKey, eTag: 'ASIAI44QH8DHBEXAMPLE', versionId: 'd41d8cd9' },
      scanResultDetails: { scanResultStatus, threats: null },
    },
  };
  return asFunction('files', () => handler(event, { getRemainingTimeInMillis: () => 10_000 } as LambdaContext));
};
