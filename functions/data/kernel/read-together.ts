import { type BatchGetCommand, type ExecuteBatchGetResponses, execute } from 'dynamodb-toolbox/table/actions/batchGet';
import { AppError } from '#shared/errors.ts';

const attempts = 3;

/** Undefined for a missing item. Throws `unavailable` for unprocessed keys, which must not pass for missing. */
export const readTogether = async <C extends BatchGetCommand>(
  command: C,
): Promise<ExecuteBatchGetResponses<[C]>['Responses'][0]> => {
  const { Responses, UnprocessedKeys = {} } = await execute({ maxAttempts: attempts }, command);
  if (Object.keys(UnprocessedKeys).length > 0) throw new AppError('unavailable', { headers: { 'retry-after': '1' } });
  return Responses[0];
};
