import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFacts } from '#functions/lib/logs/logger.ts';
import { printPublicCv } from '#functions/tasks/archive/print.ts';
import { stubInvocation } from '#tests/support/lambda.ts';

beforeEach(() => {
  vi.stubEnv('PRINTER', 'exports');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a printed CV comes as its bytes, nothing public as null', async () => {
  stubInvocation({ pdf: Buffer.from('%PDF').toString('base64') });
  expect(Buffer.from((await printPublicCv('GrBk-1', 'fr')) ?? []).toString()).toBe('%PDF');
  stubInvocation({ pdf: null });
  expect(await printPublicCv('GrBk-1', 'fr')).toBeNull();
});

// https://docs.aws.amazon.com/lambda/latest/dg/nodejs-exceptions.html
test('a task is told by its name what the printer met, and not its sentence', async () => {
  stubInvocation({ errorType: 'TargetCloseError', errorMessage: 'zoe@leak.test', trace: [] }, 'Unhandled');
  await expect(printPublicCv('GrBk-1', 'fr')).rejects.toMatchObject({
    name: 'TargetCloseError',
    message: 'the printer failed',
  });
});

test('a task has a CV printed by the name of the request that caused it', async () => {
  const send = stubInvocation({ pdf: null });
  expect(await withFacts({ cause: 'the-request' }, () => printPublicCv('GrBk-lea', 'fr'))).toBeNull();
  const input: Record<string, unknown> = { ...send.mock.calls[0]?.[0].input };
  expect(JSON.parse(String(input.Payload))).toMatchObject({ publicCvOf: 'GrBk-lea', cause: 'the-request' });
});
