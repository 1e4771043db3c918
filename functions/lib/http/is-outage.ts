import { isPassing } from '#functions/data/kernel/retry.ts';

const connectionCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
/** How SES, S3 and Lambda say that they are asked too much; DynamoDB's words are those of retry.ts. */
const throttlings = ['Throttling', 'SlowDown', 'TooManyRequestsException'];

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/**
 * Whether a service that we call was away, too slow, broken or too busy (after the SDK's own attempts), or a write met another
 * one: nothing that the caller or our code did, and it may be over at the next request.
 */
export const isOutage = (error: unknown): boolean => {
  const name = String(read(error, 'name'));
  const status = Number(read(read(error, '$metadata'), 'httpStatusCode'));
  const isUnreachable = connectionCodes.includes(String(read(error, 'code'))) || name === 'TimeoutError';
  return isUnreachable || status >= 500 || throttlings.includes(name) || isPassing(error);
};
