import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Entity } from 'dynamodb-toolbox/entity';
import { Failure } from './failure.ts';

/** The entities whose write DynamoDB rejected as invalid (such as an addition to a string), or null for other errors. */
const rejectedEntities = (error: unknown, entities: readonly Entity[]): Entity[] | null => {
  if (error instanceof TransactionCanceledException) {
    const refused = entities.filter((_, index) => error.CancellationReasons?.[index]?.Code === 'ValidationError');
    return refused.length > 0 ? refused : null;
  }
  return error instanceof Error && error.name === 'ValidationException' ? [...entities] : null;
};

/** Runs a write; if DynamoDB rejects it as invalid, throws a Failure that names the entity. */
export const nameRejectedEntities = async <T>(entities: readonly Entity[], write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const refused = rejectedEntities(error, entities);
    if (!refused) throw error;
    const entity = refused.map(({ entityName }) => entityName).join(', ');
    throw new Failure('a write was refused', { facts: { entity }, cause: error });
  }
};
