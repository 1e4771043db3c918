import * as z from 'zod/mini';
import { parseFilter } from '#scripts/platform/events/filter.ts';
import type { Role } from '#scripts/platform/iam/access.ts';
import { decide } from '#scripts/platform/iam/policy.ts';
import type { FindResources } from './resources.ts';
import type { Table } from './storage.ts';
import type { FindTarget } from './targets.ts';

/** -1 means unlimited and is the default. */
const limit = z.pipe(
  z._default(z.number(), -1),
  z.transform((value) => (value < 0 ? Number.POSITIVE_INFINITY : value)),
);
const flag = z._default(z.boolean(), false);

/** https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-params.html */
const mapping = z.strictObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']),
  BatchSize: z._default(z.number(), 100),
  BisectBatchOnFunctionError: flag,
  Enabled: z._default(z.boolean(), true),
  FilterCriteria: z.optional(z.strictObject({ Filters: z.array(z.strictObject({ Pattern: z.string() })) })),
  FunctionResponseTypes: z._default(z.array(z.literal('ReportBatchItemFailures')), []),
  MaximumBatchingWindowInSeconds: z.optional(z.literal(0)),
  MaximumRecordAgeInSeconds: limit,
  MaximumRetryAttempts: limit,
  ParallelizationFactor: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
  Tags: z.optional(z.unknown()),
});

/** Lambda reads the stream with the function's role: https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html */
const neededActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];

const missingAction = (role: Role | undefined, resource: string): string | undefined =>
  neededActions
    .map((name) => `dynamodb:${name}`)
    .find((action) => decide(role?.statements ?? [], { action, resource, context: {} }) !== 'allowed');

/**
 * Leaves out disabled mappings. Throws, naming the mapping, on one that is unsupported or whose function's role may not
 * read the stream.
 */
export const findEventSources = (
  find: FindResources,
  findTarget: FindTarget,
  tables: readonly Table[],
  roles: readonly Role[],
) =>
  find('AWS::Lambda::EventSourceMapping', mapping)
    .filter(({ properties }) => properties.Enabled)
    .map(({ id, stack, properties }) => {
      const where = `${stack.name}/${id}`;
      const [, tableName = ''] = /:table\/([^/]+)\/stream\//.exec(properties.EventSourceArn) ?? [];
      const table = tables.find(({ name }) => name === tableName);
      if (!table?.StreamSpecification)
        throw new Error(`${where}: no table has the stream ${properties.EventSourceArn}`);
      const lambda = findTarget(properties.FunctionName)?.lambda;
      if (!lambda) throw new Error(`${where}: no function ${properties.FunctionName}`);
      const role = roles.find(({ label }) => label === lambda.label);
      const missing = missingAction(role, properties.EventSourceArn);
      if (missing)
        throw new Error(`${where} cannot be deployed: the role of ${lambda.label} does not allow ${missing}`);
      return {
        id: where,
        tableName,
        region: stack.region,
        lambda,
        startsAt: properties.StartingPosition,
        batchSize: properties.BatchSize,
        lanes: properties.ParallelizationFactor,
        bisects: properties.BisectBatchOnFunctionError,
        reportsFailures: properties.FunctionResponseTypes.length > 0,
        mostRetries: properties.MaximumRetryAttempts,
        oldestMs: properties.MaximumRecordAgeInSeconds * 1000,
        filter: parseFilter(
          (properties.FilterCriteria?.Filters ?? []).map(({ Pattern }) => Pattern),
          where,
        ),
      };
    });

export type EventSource = ReturnType<typeof findEventSources>[number];
