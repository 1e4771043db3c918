import { isConflict } from '#functions/data/kernel/retry.ts';

const connectionCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
/** Errors of SES, S3 and Lambda; retry.ts lists DynamoDB's. */
const throttlings = ['Throttling', 'SlowDown', 'TooManyRequestsException'];

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** A service was unreachable, slow, broken or throttled, or a write conflicted. The next request may succeed. */
export const isOutage = (error: unknown): boolean => {
  const name = String(read(error, 'name'));
  const status = Number(read(read(error, '$metadata'), 'httpStatusCode'));
  const isUnreachable = connectionCodes.includes(String(read(error, 'code'))) || name === 'TimeoutError';
  return isUnreachable || status >= 500 || throttlings.includes(name) || isConflict(error);
};
