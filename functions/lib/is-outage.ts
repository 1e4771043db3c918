const connectionCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const throttlings = [
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
];

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/**
 * Whether a service that we call was away, too slow, broken or too busy (after the SDK's own attempts): nothing that the
 * caller or our code did, and it may be over at the next request.
 */
export const isOutage = (error: unknown): boolean => {
  const name = String(read(error, 'name'));
  const status = Number(read(read(error, '$metadata'), 'httpStatusCode'));
  const isUnreachable = connectionCodes.includes(String(read(error, 'code'))) || name === 'TimeoutError';
  return isUnreachable || status >= 500 || throttlings.includes(name);
};
