import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import type { Table } from 'dynamodb-toolbox/table';
import { BatchGetCommand, execute, type IBatchGetRequest } from 'dynamodb-toolbox/table/actions/batchGet';
import { AppError } from '#shared/errors.ts';
import type { RequestLimits } from './client-limits.ts';
import { table } from './table.ts';

const attempts = 3;

type Found<R> = {
  [I in keyof R]: R[I] extends { entity: infer E extends Entity } ? FormattedItem<E> | undefined : never;
};

/** Undefined for a missing item. Throws `unavailable` for unprocessed keys, which must not pass for missing. */
export const readTogether = async <const R extends readonly IBatchGetRequest[]>(
  requests: R,
  { consistent = true, from = table, limits }: { consistent?: boolean; from?: Table; limits?: RequestLimits } = {},
): Promise<Found<R>> => {
  const command = from
    .build(BatchGetCommand)
    .requests(...requests)
    .options({ consistent });
  const { Responses, UnprocessedKeys = {} } = await execute({ maxAttempts: attempts, ...limits }, command);
  if (Object.keys(UnprocessedKeys).length > 0) throw new AppError('unavailable', { headers: { 'retry-after': '1' } });
  return Responses[0] as Found<R>;
};
