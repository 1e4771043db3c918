import * as z from 'zod/mini';
import type { FindResources } from './resources.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const table = z.object({
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  GlobalSecondaryIndexes: z.optional(
    z.array(
      z.object({
        IndexName: z.string(),
        KeySchema: keySchema,
        Projection: z.object({
          ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
          NonKeyAttributes: z.optional(z.array(z.string())),
        }),
      }),
    ),
  ),
  StreamSpecification: z.optional(
    z.strictObject({ StreamViewType: z.enum(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES']) }),
  ),
  TimeToLiveSpecification: z.optional(z.object({ AttributeName: z.optional(z.string()), Enabled: z.boolean() })),
});

const corsRule = z.object({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z._default(z.array(z.string()), []),
  ExposedHeaders: z._default(z.array(z.string()), []),
  MaxAge: z.optional(z.number()),
});
const bucket = z.object({ CorsConfiguration: z.optional(z.object({ CorsRules: z.array(corsRule) })) });

const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.union([z.string(), z.array(z.string())]),
  Principal: z.union([z.string(), z.record(z.string(), z.unknown())]),
});
const bucketPolicy = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({ Statement: z.array(statement) }),
});

export type Table = { name: string } & z.output<typeof table>;
export type CorsRule = z.output<typeof corsRule>;
export const findTables = (find: FindResources): Table[] =>
  ['AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table'].flatMap((type) =>
    find(type, table).map(({ name, properties }) => ({ name, ...properties })),
  );

export const findBuckets = (find: FindResources) => {
  const policies = find('AWS::S3::BucketPolicy', bucketPolicy).map(({ properties }) => properties);
  const canList = (name: string): boolean =>
    policies
      .filter(({ Bucket }) => Bucket === name)
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .some(({ Effect, Action, Principal }) => {
        const isCloudFront = typeof Principal === 'object' && Principal.Service === 'cloudfront.amazonaws.com';
        return Effect === 'Allow' && isCloudFront && [Action].flat().includes('s3:ListBucket');
      });
  return find('AWS::S3::Bucket', bucket).map(({ name, stack, properties }) => ({
    name,
    region: stack.region,
    cors: properties.CorsConfiguration?.CorsRules ?? [],
    /** CloudFront may list the bucket. S3 then answers 404 for a missing key, else 403. */
    isListable: canList(name),
  }));
};

export type Bucket = ReturnType<typeof findBuckets>[number];
