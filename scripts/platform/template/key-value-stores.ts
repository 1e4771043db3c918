import * as z from 'zod/mini';
import type { FindResources } from './resources.ts';

/** Content that a deployment would import from a bucket is not known here. */
const store = z.strictObject({ Name: z.string(), Comment: z.optional(z.string()) });

/** Finds the ARNs of CloudFront's key value stores. */
export const findKeyValueStores = (find: FindResources): string[] =>
  find('AWS::CloudFront::KeyValueStore', store).map(({ arn }) => arn);
