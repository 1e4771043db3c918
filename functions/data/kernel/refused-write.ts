import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Entity } from 'dynamodb-toolbox/entity';
import { Failure } from './failure.ts';

/** Tells why DynamoDB will never take a write, such as one that adds to what is no number; null for what may pass. */
const refusalOf = (error: unknown, entities: readonly Entity[]): Entity[] | null => {
  if (error instanceof TransactionCanceledException) {
    const refused = entities.filter((_, index) => error.CancellationReasons?.[index]?.Code === 'ValidationError');
    return refused.length > 0 ? refused : null;
  }
  return error instanceof Error && error.name === 'ValidationException' ? [...entities] : null;
};

/** Writes items of those entities; DynamoDB's refusal of what is in one of them names the entity. */
export const naming = async <T>(entities: readonly Entity[], write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const refused = refusalOf(error, entities);
    if (!refused) throw error;
    const entity = refused.map(({ entityName }) => entityName).join(', ');
    throw new Failure('a write was refused', { facts: { entity }, cause: error });
  }
};
