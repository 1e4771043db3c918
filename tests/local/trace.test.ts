import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { traceReference } from '#scripts/operations/operator/trace/call.ts';
import { localLogs } from '#scripts/operations/operator/trace/logs-of.ts';
import { tellingWith } from '#scripts/operations/operator/trace/telling.ts';
import { createControl, freePort, lockFolder, noteRunning, productBuilds } from '#scripts/platform/index.ts';
import { type Local, startLocal } from '#scripts/platform/services.ts';
import { basePath } from '#shared/contract.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

// Follows a failure of the running product from its reference to the source line.
const { cdkOut } = productBuilds();
const localDir = temporaryFolder('trace');
let local: Local;
beforeAll(async () => {
  local = await startLocal({ port: await freePort(), localDir, cdkOut, log: () => undefined });
});
afterAll(() => local.stop());

/** Traces a reference once its log line is written. */
const trace = async (reference: string): Promise<string> => {
  const maps = join(cdkOut, 'source-maps');
  const asked = { telling: tellingWith(maps), since: Date.now() - 60_000, now: Date.now() + 60_000 };
  const told = () =>
    traceReference(reference.slice(0, 10), { logs: localLogs(join(localDir, 'logs'), maps), ...asked });
  await vi.waitFor(async () => expect((await told()).join('\n')).toContain('Answered'), { timeout: 20_000 });
  return (await told()).join('\n');
};

it('a table that refuses is explained from the reference that was read: what, where in the source, what next', async () => {
  const control = createControl(local.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  const mend = await control.add({
    kind: 'ThrottlingException',
    match: { caller: 'universities', operation: 'Query' },
    times: 1_000,
  });
  const reply = await fetch(`${local.origin}${basePath}/universities`);
  expect(await mend()).toBe(true);
  const { requestId } = await reply.json();
  expect(reply.headers.get('apigw-requestid')).toBe(requestId);
  const told = await trace(requestId);
  expect(told).toContain(`Reference  ${requestId}`);
  expect(told).toMatch(/Call {7}GET \/api\/v0\/universities\n/);
  expect(told).toMatch(/Answered {3}503 after \d+ ms\n/);
  expect(told).toMatch(/universities {2}request_failed · status 503 · error ThrottlingException/);
  expect(told).toContain('Failed     The table, or its index, throttled');
  expect(told).toContain('infra/README.md#the-table-refuses');
  expect(told).toMatch(/\n +at .*functions\/universities\/[\w/-]+\.ts:\d+/);
});

// One Ctrl-C reaches a command several times: from the terminal, npm and the set-up script.
it('Ctrl-C ends a provoked fault, however often it is pressed', async () => {
  const giveUp = [await lockFolder(localDir), await noteRunning(localDir, { main: local.environment })];
  const status = async () => (await fetch(`${local.origin}${basePath}/universities`)).status;
  const command = spawn(process.execPath, ['scripts/operations/provoke.ts', 'throttle', 'universities'], {
    env: { ...process.env, LOCAL_DIR: localDir },
  });
  let said = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (said += text));
  await vi.waitFor(() => expect(said).toContain('Ctrl-C mends it'), { timeout: 30_000 });
  expect(await status()).toBe(503);
  const closed = once(command, 'close');
  for (const signal of ['SIGINT', 'SIGINT'] as const) {
    command.kill(signal);
    await vi.waitFor(() => expect(said).toContain('stopping'), { timeout: 10_000 });
  }
  // The exit code is not checked: the second signal may arrive while the process is ending.
  await closed;
  expect(said).toContain('Mended.');
  expect(await status()).toBe(200);
  for (const end of giveUp) end();
});

it('a call that works is told without a failure', async () => {
  const reply = await fetch(`${local.origin}${basePath}/universities`);
  const told = await trace(reply.headers.get('apigw-requestid') ?? '');
  expect(told).toMatch(/Answered {3}200/);
  expect(told).not.toContain('Failed');
});
