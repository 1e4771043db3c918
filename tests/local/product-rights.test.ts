import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productBuilds } from '#scripts/local/build.ts';
import { createControl } from '#scripts/local/faults/client.ts';
import { totalsOf } from '#scripts/local/faults/ledger.ts';
import { freePort } from '#scripts/local/http/port.ts';
import { type Local, startLocal } from '#scripts/local/local.ts';
import { type StandIns, startStandIns } from '#scripts/local/stand-ins.ts';
import { loadStack } from '#scripts/local/template/stack.ts';
import { changeAssembly, takeRight } from '#tests/support/changed-assembly.ts';
import { openProduct, textOf } from './fixtures/product.ts';

// The product's own assembly, as `npm start` runs it.
const root = resolve(import.meta.dirname, '../..');
const { cdkOut } = productBuilds(root, new AbortController().signal);
const temporary = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

describe('a right taken away in the template', () => {
  let standIns: StandIns;
  beforeAll(async () => {
    standIns = await startStandIns({ dir: temporary('rights'), holdings: loadStack(cdkOut, {}) });
  });
  afterAll(() => standIns.stop());

  it.each([
    ['none:None', 200],
    ['dynamodb:Query', 500],
  ])('%s of universities: its list answers %i, and the log says why', async (action, status) => {
    const changed = changeAssembly(cdkOut, takeRight('universities', action));
    standIns.watch.access.renew(loadStack(changed, {}).roles);
    const { call, lines, stop } = await openProduct(changed, { injected: standIns.environment });
    const reply = await call('GET', '/api/v0/universities').finally(stop);
    expect(reply.status).toBe(status);
    expect(textOf(reply)).not.toContain('authorized');
    const isNamed =
      /\[universities\].*universities.* is not authorized to perform: dynamodb:Query on resource: .*index\/GSI1/;
    expect(isNamed.test(lines.join('\n'))).toBe(status === 500);
  });
});

describe('the running product', () => {
  let local: Local;
  beforeAll(async () => {
    local = await startLocal({
      port: await freePort(),
      localDir: temporary('faults'),
      cdkOut,
      log: () => undefined,
    });
  });
  afterAll(() => local.stop());

  const list = async (): Promise<number> => (await fetch(`${local.origin}/api/v0/universities`)).status;
  const match = { caller: 'universities', operation: 'Query' };

  it('counts each function’s calls for whoever asks at its address', async () => {
    const control = createControl(local.origin);
    await control.resetLedger();
    expect(await list()).toBe(200);
    expect(totalsOf(await control.ledger())).toMatchObject({
      universities: { roundTrips: 1, actions: 1, writeUnits: 0 },
    });
  });

  it('goes wrong when a test asks for it there: the SDK tries three times, then the call is 503', async () => {
    const control = createControl(local.origin);
    await control.add({ kind: 'ThrottlingException', match, times: 2 });
    expect(await list()).toBe(200);
    await control.add({ kind: 'ThrottlingException', match, times: 3 });
    expect(await list()).toBe(503);
    expect(await list()).toBe(200);
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html#runtimes-lifecycle-invoke-with-errors
  it('loses a function’s environment by a crash: that call is 500, the next one has a fresh one', async () => {
    await createControl(local.origin).add({ kind: 'crashBefore', match });
    expect(await list()).toBe(500);
    expect(await list()).toBe(200);
  });
});
