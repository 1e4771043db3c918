import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLambdaApi } from '#scripts/platform/lambda/api.ts';
import type { Invoked, LambdaService } from '#scripts/platform/lambda/service.ts';
import type { LambdaFunction } from '#scripts/platform/template/functions.ts';
import type { FindTarget } from '#scripts/platform/template/targets.ts';
import { allow, clientAt, roleOf, secret, watchOver } from './fixtures/guarded.ts';

const arn = 'arn:aws:lambda:eu-west-3:000000000000:function:decoder-1';
const decoder = { arn, name: 'decoder-1', label: 'decoder', timeoutMs: 20_000 } as LambdaFunction;
const asynchronous = { mostRetries: 0, oldestMs: 0 };
const targets = ['', ':live'].map((alias) => {
  return { lambda: decoder, arn: `${arn}${alias}`, name: `${decoder.name}${alias}`, asynchronous };
});
const findTarget: FindTarget = (named) => targets.find(({ name, arn }) => [name, arn].includes(named));
const watch = watchOver([
  roleOf('files', allow('lambda:InvokeFunction', arn)),
  roleOf('caller', allow('lambda:InvokeFunction', `${arn}:live`)),
  roleOf('none'),
]);

// Each invocation ends as the event says; gateway.test.ts runs real functions.
const service = {
  invoke: async (_: LambdaFunction, event: { ends: Invoked }) => event.ends,
} as unknown as LambdaService;
let api: Awaited<ReturnType<typeof startLambdaApi>>;
beforeAll(async () => {
  api = await startLambdaApi({ running: () => ({ findTarget, service }), watch });
});
afterAll(() => api.stop());

const invoke = async (
  ends: Invoked,
  { label = 'files', name = decoder.name, type = 'RequestResponse' as const } = {},
) => {
  const client = new LambdaClient(clientAt(api.origin, label, secret));
  const Payload = JSON.stringify({ ends });
  const reply = await client.send(new InvokeCommand({ FunctionName: name, InvocationType: type, Payload }));
  return { error: reply.FunctionError, answer: JSON.parse(reply.Payload?.transformToString() ?? 'null') };
};

// https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
it('gives a function’s result to whose role allows it, by name or ARN', async () => {
  expect(await invoke({ result: { a: 1 } })).toEqual({ error: undefined, answer: { a: 1 } });
  expect(await invoke({ result: null }, { name: arn })).toEqual({ error: undefined, answer: null });
  await expect(invoke({ result: 1 }, { label: 'none' })).rejects.toMatchObject({
    name: 'AccessDeniedException',
    $metadata: { httpStatusCode: 403 },
  });
  await expect(invoke({ result: 1 }, { label: 'nobody' })).rejects.toMatchObject({
    name: 'UnrecognizedClientException',
  });
  await expect(invoke({ result: 1 }, { name: 'other' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

// https://docs.aws.amazon.com/lambda/latest/dg/configuration-aliases.html
it('calls a function by its alias, for whose role names the alias', async () => {
  const byAlias = { label: 'caller', name: `${arn}:live` };
  expect(await invoke({ result: 1 }, byAlias)).toEqual({ error: undefined, answer: 1 });
  const denied = { name: 'AccessDeniedException' };
  await expect(invoke({ result: 1 }, { label: 'caller' })).rejects.toMatchObject(denied);
  await expect(invoke({ result: 1 }, { ...byAlias, label: 'files' })).rejects.toMatchObject(denied);
});

it('tells of a function that failed, was killed or took too long in a reply that succeeds', async () => {
  const error = { type: 'Runtime.ExitError', message: 'Runtime exited with status 1', stack: '' };
  expect(await invoke({ error })).toMatchObject({ error: 'Unhandled', answer: { errorType: 'Runtime.ExitError' } });
  expect(await invoke({ timedOut: true })).toMatchObject({
    error: 'Unhandled',
    answer: {
      errorType: 'Sandbox.Timedout',
      errorMessage: expect.stringContaining('Task timed out after 20.00 seconds'),
    },
  });
});

it('refuses beyond the account’s limits, and goes wrong when a test asks for it', async () => {
  const tooMany = { name: 'TooManyRequestsException', $metadata: { httpStatusCode: 429 } };
  await expect(invoke({ throttled: true })).rejects.toMatchObject(tooMany);
  watch.faults.add({ kind: 'ThrottlingException', match: { caller: 'files', operation: 'Invoke' } });
  await expect(invoke({ result: 1 })).rejects.toMatchObject(tooMany);
  watch.faults.add({ kind: 'resetBefore', match: { caller: 'files', operation: 'Invoke' } });
  await expect(invoke({ result: 1 })).rejects.toThrow();
  expect(watch.ledger.read({ caller: 'files' }).at(-1)).toMatchObject({ operation: 'Invoke', outcome: 'resetBefore' });
});
