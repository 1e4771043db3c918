import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { functions } from '#infra/functions.ts';
import { servedCalls } from '#infra/served-calls.ts';
import { productBuilds } from '#scripts/platform/index.ts';
import { createLambdaService, type LambdaFunction, type LambdaService, loadStack } from '#scripts/platform/services.ts';
import { cellOf, verdictOf } from '#tests/rights/cell.ts';
import { columns, type Row, rows, sampled, titleOf } from '#tests/rights/table.ts';
import type { Run } from '#tests/support/invoke.ts';
import { everyMinute, waitingMails } from '#tests/support/outbox.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

/**
 * Other tests run all handlers in one process with all variables. Here a bundle that reads a variable its stack does
 * not set fails.
 */

const { cdkOut } = productBuilds(resolve(import.meta.dirname, '../..'), new AbortController().signal);
const chosen = (isChosen: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) => (isChosen(name) ? [[name, value]] : [])),
  );

let service: LambdaService;
let lambdas: LambdaFunction[];
const errors: string[] = [];

beforeAll(async () => {
  await seedCatalogue();
  lambdas = loadStack(cdkOut, {}).functions.map((lambda) => ({
    ...lambda,
    environment: chosen((name) => name !== 'NODE_OPTIONS' && name in lambda.environment),
  }));
  const injected = chosen((name) => name.startsWith('AWS_') || name === 'TMPDIR');
  const log = (source: string, line: string) => line.includes('"level":"error"') && errors.push(`[${source}] ${line}`);
  service = createLambdaService({ functions: lambdas, injected, log, keep: () => undefined });
});
afterAll(() => service.stop());

const runBundle = async <T>(name: string, event: object): Promise<T> => {
  const lambda = lambdas.find(({ label }) => label === name) ?? expect.unreachable(`no function ${name}`);
  const invoked = await service.invoke(lambda, event, randomUUID());
  if (!('result' in invoked)) throw new Error(`${name} failed: ${JSON.stringify(invoked)}`);
  return invoked.result as T;
};
const run: Run = runBundle;

const nameOf = (call: string): string | undefined =>
  servedCalls(functions).find(({ route }) => `${route.method} ${route.path}` === call)?.by;
const allowedIn = ({ verdicts }: Row) => columns.find((column) => verdicts[column] === 'yes');
const good = rows.filter((row) => row.state === 'today' && allowedIn(row));

describe('a function’s bundle, with its own variables alone', () => {
  test.concurrent.each([...Map.groupBy(good, ({ call }) => nameOf(call))])(
    '%s answers each of its calls',
    { timeout: 300_000 },
    async (_, all) => {
      const served = sampled(all);
      const verdicts: [string, string][] = [];
      for (const row of served) {
        const cell = await cellOf(row, allowedIn(row) ?? expect.unreachable());
        verdicts.push([titleOf(row), verdictOf(row, await cell.call({ run }))]);
      }
      expect(verdicts, errors.join('\n')).toEqual(served.map((row) => [titleOf(row), 'yes']));
    },
  );

  // The calls above left work: mails to send, users and universities to delete.
  test.each(['mailer', 'tasks'])('%s does what is due', async (name) => {
    expect(await runBundle(name, everyMinute)).toEqual({ batchItemFailures: [] });
    expect(errors).toEqual([]);
  });

  test('the mailer leaves no mail that is due, those among them that the tasks have written', async () => {
    const now = new Date().toISOString();
    await runBundle('mailer', everyMinute);
    expect((await waitingMails()).filter(({ dueAt }) => dueAt < now)).toEqual([]);
  });
});
