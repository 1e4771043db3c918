import { expect, it } from 'vitest';
import { isOutage } from '#functions/lib/http/is-outage.ts';

// Errors that the SDK throws after its last retry:
// https://docs.aws.amazon.com/sdkref/latest/guide/feature-retry-behavior.html
it.each<[string, unknown]>([
  ['nobody listens', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['the connection broke', Object.assign(new Error(), { code: 'ECONNRESET' })],
  ['no pipe', { code: 'EPIPE' }],
  ['no connection in time', { code: 'ETIMEDOUT' }],
  ['no such host', { code: 'ENOTFOUND' }],
  ['no name server', { code: 'EAI_AGAIN' }],
  ['too many files', { name: 'SlowDown' }],
  ['too many calls', { name: 'TooManyRequestsException' }],
  ['no answer in time', Object.assign(new Error(), { name: 'TimeoutError' })],
  ['broken', Object.assign(new Error(), { name: 'InternalServerError', $metadata: { httpStatusCode: 500 } })],
  ['too busy', Object.assign(new Error(), { name: 'ThrottlingException', $metadata: { httpStatusCode: 400 } })],
  ['too many mails', Object.assign(new Error(), { name: 'Throttling', $metadata: { httpStatusCode: 400 } })],
  ['a write met a transaction', Object.assign(new Error(), { name: 'TransactionConflictException' })],
  [
    'a transaction met another',
    Object.assign(new Error(), {
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
    }),
  ],
])('a service that is out: %s', (_, error) => expect(isOutage(error)).toBe(true));

it.each([
  [
    'a mistake in our request',
    Object.assign(new Error(), { name: 'ValidationException', $metadata: { httpStatusCode: 400 } }),
  ],
  [
    'a transaction whose condition did not hold',
    Object.assign(new Error(), {
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'ConditionalCheckFailed' }],
    }),
  ],
  ['a mistake in our code', new TypeError('x is not a function')],
  ['a gap', Object.assign(new Error(), { $metadata: { httpStatusCode: 499 } })],
  ['an unknown code', { code: 'EACCES' }],
  ['nothing at all', undefined],
  ['null', null],
])('%s is none', (_, error) => expect(isOutage(error)).toBe(false));
