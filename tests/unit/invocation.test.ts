import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { invocation } from '#functions/lib/lambda/invocation.ts';
import { log, withFacts } from '#functions/lib/logs/logger.ts';

afterEach(() => vi.restoreAllMocks());

const run = { awsRequestId: '8f5b6a0e' };
const linesOf = () => {
  const lines: Record<string, unknown>[] = [];
  for (const output of ['log', 'error'] as const) {
    vi.spyOn(console, output).mockImplementation((line) => lines.push(JSON.parse(line)));
  }
  return lines;
};

test('a handler’s lines name its invocation and what is known, each its own where several run at once', async () => {
  const lines = linesOf();
  const handler = invocation(async (request: string, _: typeof run) =>
    withFacts({ request }, async () => {
      await Promise.resolve();
      log.info('done');
      return request;
    }),
  );
  expect(await Promise.all([handler('one', run), handler('two', { awsRequestId: 'other' })])).toEqual(['one', 'two']);
  expect(lines).toEqual([
    { level: 'info', event: 'done', invocation: '8f5b6a0e', request: 'one' },
    { level: 'info', event: 'done', invocation: 'other', request: 'two' },
  ]);
});

test('a handler’s exception is logged once, and passed to Lambda, which prints it, by its name', async () => {
  const lines = linesOf();
  const thrown = Object.assign(new Error('zoe@leak.test'), { name: 'ThrottlingException' });
  const outcome = await invocation((_: string, __: typeof run) => Promise.reject(thrown))('event', run).catch(
    (error: unknown) => error,
  );
  expect(lines).toEqual([
    expect.objectContaining({ event: 'invocation_failed', invocation: '8f5b6a0e', error: 'ThrottlingException' }),
  ]);
  expect(outcome).toMatchObject({ name: 'ThrottlingException', message: 'the line before says what failed' });
  expect(JSON.stringify([lines, outcome, String(outcome), Reflect.get(Object(outcome), 'stack')])).not.toContain(
    'leak',
  );
});

test.each(['setTimeout(() => { throw leak })', 'Promise.reject(leak)'])(
  'a process that ends by what nobody caught (%s) says so before Lambda’s runtime repeats it',
  async (crash) => {
    const program = `
      const leak = new Error('zoe@leak.test');
      for (const event of ['uncaughtException', 'unhandledRejection'])
        process.on(event, (error) => { console.log('runtime: ' + error); process.exit(129); });
      await import('#functions/lib/lambda/invocation.ts');
      ${crash};
      setTimeout(() => {}, 10_000);`;
    const started = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, _HANDLER: 'mailer.handler' },
    });
    const ended: { code: number; stdout: string; stderr: string } = await started.catch((error) => error);
    expect(ended.code).toBe(1);
    expect(JSON.parse(ended.stderr.trim().split('\n').at(-1) ?? '')).toMatchObject({
      event: 'process_failed',
      error: 'Error',
    });
    expect(ended.stdout + ended.stderr).not.toMatch(/leak|runtime/);
  },
);
