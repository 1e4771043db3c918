import { afterAll, beforeAll, expect, it } from 'vitest';
import { propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { openProduct, textOf } from './fixtures/product.ts';

let product: Awaited<ReturnType<typeof openProduct>>;
beforeAll(async () => {
  product = await openProduct(writeAssembly());
});
afterAll(() => product.stop());

const ask = async (path: string) => {
  const reply = await product.callApi('POST', path);
  const id = reply.headers?.['apigw-requestid'];
  const lines = product.kept.filter(([log]) => log === 'access').map(([, line]) => JSON.parse(line));
  const line = lines.find((one) => one.id === id) ?? expect.unreachable('no line');
  const ofLambda = product.kept.filter(([log, text]) => log !== 'access' && text.includes(line.lambda));
  return { reply, line, invocation: ofLambda.map(([, text]) => text) };
};

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging-variables.html
it('has a line of each call in the format of the template, which names the invocation', async () => {
  const { reply, line, invocation } = await ask('/api/run/calls');
  expect(line).toMatchObject({
    route: 'POST /api/run/{behaviour}',
    status: '200',
    bytes: String(textOf(reply).length),
    lambdaStatus: '200',
    functionStatus: '200',
    error: '-',
    own: '-',
    kind: '-',
  });
  expect(line.lambda).not.toBe(line.id);
  // https://docs.aws.amazon.com/lambda/latest/dg/nodejs-logging.html
  expect(invocation).toEqual([
    `START RequestId: ${line.lambda} Version: $LATEST`,
    expect.stringMatching(/^REPORT RequestId: \S+\tDuration: [\d.]+ ms\tBilled Duration: \d+ ms\tMemory Size: 256 MB$/),
  ]);
});

it('says what became of a function that fails, and the function’s log the same with its stack', async () => {
  const { line, invocation } = await ask('/api/run/throw');
  expect(line).toMatchObject({
    status: '500',
    lambdaStatus: '200',
    error: expect.stringMatching(/^The Lambda function returned the following error: secret detail\. Check/),
    own: 'Internal Server Error',
    kind: 'INTEGRATION_FAILURE',
  });
  expect(invocation[1]).toMatch(/Error: secret detail\n {4}at /);
});

it('says that a function ran out of time, in both logs', async () => {
  const { line, invocation } = await ask('/api/run/hang');
  expect(line).toMatchObject({ status: '500', error: expect.stringContaining('Task timed out after 5.00 seconds') });
  expect(invocation[1]).toContain('Task timed out after 5 seconds');
  expect(invocation[2]).toContain('Status: timeout');
});

it('has a line of a call that no function was asked for', async () => {
  const { line } = await ask('/nowhere');
  expect(line).toMatchObject({ route: '-', status: '404', lambda: '-', own: 'Not Found' });
});

it('refuses a format that asks for what it does not know', async () => {
  const asked = await openProduct(
    writeAssembly((assembly) => {
      propertiesOf(assembly, 'Stage').AccessLogSettings = { Format: '$context.identity.sourceIp' };
    }),
  );
  await expect(asked.call('POST', '/api/run/calls')).rejects.toThrow('does not know $context.identity.sourceIp');
  await asked.stop();
});
