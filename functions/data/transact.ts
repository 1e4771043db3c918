import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type ExecuteTransactWriteInput, execute } from 'dynamodb-toolbox/entity/actions/transactWrite';

const attempts = 4;

const met = (error: TransactionCanceledException, code: string): boolean =>
  error.CancellationReasons?.some(({ Code }) => Code === code) ?? false;

/**
 * Writes all or nothing. Returns false when a condition did not hold. A transaction that only met another write of the
 * same items is tried again at once: the SDK does not do it, and the other one is done by then.
 */
export const transact = async (...writes: ExecuteTransactWriteInput): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await execute(...writes);
      return true;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      if (met(error, 'ConditionalCheckFailed')) return false;
      if (attempt === attempts || !met(error, 'TransactionConflict')) throw error;
    }
  }
};
