import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { decode } from '#functions/files/decode.ts';
import { isOutage } from '#functions/lib/http/is-outage.ts';
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
  expect(await decode(decoding, undefined)).toBe(false);
});

test('the decoder says whether it was a picture; what it met besides is thrown under its name', async () => {
  for (const isPicture of [true, false]) {
    stubInvocation({ isPicture });
    expect(await decode(decoding, undefined)).toBe(isPicture);
  }
  stubInvocation({ errorType: 'AccessDenied', errorMessage: 'no' }, 'Unhandled');
  // Another function's error message may contain personal data.
  await expect(decode(decoding, undefined)).rejects.toMatchObject({
    name: 'AccessDenied',
    message: 'the decoder failed',
  });
});

test('a decoder that does not answer is given up before the deadline, as a service that is out', async () => {
  const silent = createServer(() => undefined).listen(0, 'localhost');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  for (const name of ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'eu-west-3');
  vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', `http://localhost:${address.port}`);
  vi.resetModules();
  const { decode: decodeAnew } = await import('#functions/files/decode.ts');
  await expect(decodeAnew(decoding, new Date(Date.now() + 700))).rejects.toSatisfy(isOutage);
});
