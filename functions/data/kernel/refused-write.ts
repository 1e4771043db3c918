import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Entity } from 'dynamodb-toolbox/entity';
import { Failure } from './failure.ts';

/** Null unless DynamoDB rejected a write as invalid (such as adding a number to a string). */
const rejectedEntities = (error: unknown, entities: readonly Entity[]): Entity[] | null => {
  if (error instanceof TransactionCanceledException) {
    const refused = entities.filter((_, index) => error.CancellationReasons?.[index]?.Code === 'ValidationError');
    return refused.length > 0 ? refused : null;
  }
  return error instanceof Error && error.name === 'ValidationException' ? [...entities] : null;
};

/** Throws a Failure that names the entity if DynamoDB rejects the write as invalid. */
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
