import { globSync, readFileSync } from 'node:fs';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from '#functions/data/kernel/failure.ts';
import { partitionOf } from '#functions/data/kernel/ids.ts';
import { keepKey } from '#functions/lib/keys/keys.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { describeError } from '#functions/lib/logs/describe-error.ts';
import { AppError } from '#shared/errors.ts';

beforeEach(() => keepKey('PSEUDONYM_SECRET', 'a key'));

const secret = 'USER#GrBk-1CAdzYqPmcGyx8UhSxzWVQ zoe@leak.test';
const told = (error: unknown): string => JSON.stringify(describeError(error));

test('a foreign error’s sentence is never logged, in message, stack or cause', () => {
  const inner = Object.assign(new Error(`connect ${secret}`), { code: 'ECONNREFUSED', address: secret });
  const error = new TypeError(`${secret}\n    at ${secret}\n    at zoe (/zoe@leak.test:1:1)\n${secret}`, {
    cause: inner,
  });
  expect(describeError(error)).toMatchObject({ error: 'TypeError', causes: ['Error ECONNREFUSED'] });
  expect(describeError(error).stack).toMatch(/^ {4}at .*describe-error\.test\.ts:\d+:\d+/);
  expect(told(error)).not.toMatch(/GrBk|zoe|leak\.test/);
});

// Stack traces of bundles have many anonymous functions: https://v8.dev/docs/stack-trace-api
test.each([
  '    at async /var/task/portfolios.js:25:71006',
  '    at async zt (/var/task/portfolios.js:1:2)',
  '    at async Promise.retried [as run] (file:///var/task/a.mjs:1:2)',
  '    at new Wo (/var/task/node_modules/@aws-sdk/x.js:1:2)',
])('a place in code is told: %s', (frame) => {
  const error = Object.assign(new Error('zoe'), { stack: `Error: zoe\n${frame}\n    at async zoe@leak.test` });
  expect(describeError(error).stack).toBe(frame);
});

test('a message that was changed after it was thrown is not told either', () => {
  const error = new Error('before zoe@leak.test');
  error.message = `after ${secret}`;
  expect(describeError(error).stack).toContain('describe-error.test.ts');
  expect(told(error)).not.toMatch(/GrBk|zoe|leak\.test/);
});

test('our own error’s message and facts are logged, its ids as pseudonyms', () => {
  const error = new Failure('an item cannot be read', { facts: { entity: 'User' }, ids: { holder: 'GrBk-1' } });
  expect(describeError(error)).toMatchObject({
    error: 'Failure',
    message: 'an item cannot be read',
    entity: 'User',
    holder: pseudonym('GrBk-1'),
  });
  expect(told(error)).not.toContain('GrBk');
});

test('an id that does not say whose it is is told by its pseudonym', () => {
  const failing = (): unknown => {
    try {
      return partitionOf('GrBk1CAdzYqPmcGyx8UhSxzWVQ');
    } catch (error) {
      return error;
    }
  };
  expect(describeError(failing())).toMatchObject({ item: pseudonym('GrBk1CAdzYqPmcGyx8UhSxzWVQ') });
  expect(told(failing())).not.toContain('GrBk');
});

test('before a process has read its key, an error of ours is told without its ids', async () => {
  vi.resetModules();
  const cold = await import('#functions/lib/logs/describe-error.ts');
  const error = new Failure('an item cannot be read', { facts: { entity: 'User' }, ids: { holder: 'GrBk-1' } });
  expect(cold.describeError(error)).toMatchObject({ message: 'an item cannot be read', entity: 'User' });
  expect(JSON.stringify(cold.describeError(error))).not.toMatch(/holder|GrBk/);
});

test('whatever our functions throw is an error of ours, so that the log can tell it', () => {
  // These files replace modules of the SDK.
  const files = globSync('functions/**/*.{ts,tsx}').filter((file) => !file.startsWith('functions/data/kernel/sdk/'));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /\bnew (?:Type|Range)?Error\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a cancelled transaction is told by its reasons, without the items that they bring', () => {
  const error = new TransactionCanceledException({
    $metadata: { httpStatusCode: 400 },
    message: `Transaction cancelled [${secret}]`,
    CancellationReasons: [
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Message: secret, Item: { PK: { S: secret } } },
    ],
  });
  expect(describeError(error)).toMatchObject({
    error: 'TransactionCanceledException',
    httpStatus: 400,
    reasons: ['None', 'ConditionalCheckFailed'],
  });
  expect(told(error)).not.toMatch(/GrBk|zoe/);
});

test('a missing right is logged by its name, without whose it is or on what', () => {
  const denied = (action: string) =>
    Object.assign(new Error(`User: zoe@leak.test is not authorized to perform: ${action} on resource: ${secret}`), {
      name: 'AccessDeniedException',
    });
  expect(describeError(denied('dynamodb:Query')).missingRight).toBe('dynamodb:Query');
  expect(told(denied('dynamodb:Query'))).not.toMatch(/GrBk|zoe/);
  expect(describeError(denied('zoe:leak:test')).missingRight).toBeUndefined();
  expect(describeError(denied('zoe@leak.test')).missingRight).toBeUndefined();
});

test('a schema’s refusal is logged by place and kind', () => {
  const shape = z.object({ rows: z.array(z.object({ email: z.string(), role: z.enum(['user', 'admin']) })) });
  const { error } = shape.safeParse({ rows: [{ email: 5, role: secret }] });
  expect(describeError(error).issues).toEqual(['rows.email: expected string', 'rows.role: invalid_value']);
  const strict = z.strictObject({}).safeParse({ [secret]: secret, zoe: 1 });
  expect(told(strict.error)).not.toMatch(/GrBk|zoe/);
});

test('a name, a code or a failure that is no word of code is not told', () => {
  for (const name of [secret, 'zoe@leak.test', 'GrBk-1CAdzYqPmcGyx8UhSxzWVQ', 'abc123', 'a'.repeat(61)]) {
    const error = Object.assign(new Error('x'), { name, code: name });
    expect([describeError(error).error, describeError(error).code]).toEqual(['unknown', undefined]);
    expect(describeError(name).error).toBe('unknown');
  }
  expect(describeError('bounce').error).toBe('bounce');
  expect(describeError(null).error).toBe('unknown');
  const refusal = new AppError('unavailable', {
    cause: Object.assign(new Error(secret), { name: 'ThrottlingException' }),
  });
  expect(describeError(refusal)).toMatchObject({
    error: 'AppError',
    code: 'unavailable',
    causes: ['ThrottlingException'],
  });
});
