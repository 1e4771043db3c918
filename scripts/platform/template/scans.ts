import * as z from 'zod/mini';
import type { FindResources } from './resources.ts';

const plan = z.strictObject({
  Role: z.string(),
  ProtectedResource: z.strictObject({
    S3Bucket: z.strictObject({ BucketName: z.string(), ObjectPrefixes: z._default(z.array(z.string()), ['']) }),
  }),
  Actions: z.optional(z.strictObject({ Tagging: z.strictObject({ Status: z.enum(['ENABLED', 'DISABLED']) }) })),
  Tags: z.optional(z.unknown()),
});

/** GuardDuty's plans. Its role is not checked here. */
export const findScanPlans = (find: FindResources) =>
  find('AWS::GuardDuty::MalwareProtectionPlan', plan).map(({ arn, stack, properties }) => ({
    arn,
    region: stack.region,
    bucket: properties.ProtectedResource.S3Bucket.BucketName,
    prefixes: properties.ProtectedResource.S3Bucket.ObjectPrefixes,
    isTagging: properties.Actions?.Tagging.Status === 'ENABLED',
  }));

export type ScanPlan = ReturnType<typeof findScanPlans>[number];
