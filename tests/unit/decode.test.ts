import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decode } from '#functions/files/decode.ts';
import { stubInvocation } from '#tests/support/lambda.ts';

const decoding = { from: 'uploads/a', to: 'files/img/a.webp', shape: 'square' } as const;

beforeEach(() => {
  vi.stubEnv('DECODER', 'decoder');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// https://docs.aws.amazon.com/lambda/latest/dg/troubleshooting-invocation.html
test.each([
  { errorType: 'Runtime.ExitError', errorMessage: 'RequestId: 1 Error: Runtime exited with error: signal: killed' },
  { errorType: 'Runtime.OutOfMemory', errorMessage: 'RequestId: 1 Error: Runtime exited with error: signal: killed' },
  { errorType: 'Sandbox.Timedout', errorMessage: 'RequestId: 1 Error: Task timed out after 20.00 seconds' },
  { errorMessage: '2026-11-25T20:00:00.000Z 1 Task timed out after 20.00 seconds' },
])('what ends the decoder is no picture: $errorType $errorMessage', async (failure) => {
  stubInvocation(failure, 'Unhandled');
  expect(await decode(decoding)).toBe(false);
});

test('the decoder says whether it was a picture; what it met besides is thrown under its name', async () => {
  for (const isPicture of [true, false]) {
    stubInvocation({ isPicture });
    expect(await decode(decoding)).toBe(isPicture);
  }
  stubInvocation({ errorType: 'AccessDenied', errorMessage: 'no' }, 'Unhandled');
  // Another function's error message may contain personal data.
  await expect(decode(decoding)).rejects.toMatchObject({ name: 'AccessDenied', message: 'the decoder failed' });
});
