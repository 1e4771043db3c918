import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { productBuilds } from '#scripts/platform/index.ts';
import { loadStack, type StandIns } from '#scripts/platform/services.ts';
import { buildAccount, password } from '#tests/support/accounts.ts';
import { anonymous, as } from '#tests/support/api.ts';
import {
  changeAssembly,
  type ProductTemplate,
  takeConditionValue,
  takeRight,
} from '#tests/support/changed-assembly.ts';
import { buildUser } from '#tests/support/factories.ts';
import { openStandIns } from '#tests/support/stand-ins.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';

const { cdkOut } = productBuilds(resolve(import.meta.dirname, '../..'), new AbortController().signal);
let standIns: StandIns;
beforeAll(async () => {
  standIns = await openStandIns(cdkOut);
});
afterEach(() => {
  vi.restoreAllMocks();
  standIns.watch.access.renew(loadStack(cdkOut, {}).roles);
});
afterAll(() => standIns.stop());

const change = (...changes: ((template: ProductTemplate) => void)[]): void => {
  const changed = changeAssembly(cdkOut, (template) => {
    for (const apply of changes) apply(template);
  });
  standIns.watch.access.renew(loadStack(changed, {}).roles);
};

const refusalsIn = (lines: readonly unknown[][]): string[] => [
  ...new Set(lines.flatMap(([line]) => JSON.parse(String(line)).missingRight ?? [])),
];

type Calls = Record<string, () => Promise<unknown>>;

const statusOf = (run: () => Promise<unknown>): Promise<number | 'ok'> =>
  run().then(
    () => 'ok',
    (error: unknown) => (error instanceof ApiError ? error.status : Promise.reject(error)),
  );

const outcomesOf = async (calls: Calls) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcomes: Record<string, number | 'ok'> = {};
  for (const [name, run] of Object.entries(calls)) outcomes[name] = await statusOf(run);
  return { outcomes, missing: refusalsIn(logged.mock.calls) };
};

describe('a right that is taken away in the stack fails exactly the calls that need it, and the log names it', () => {
  const candidate = async (): Promise<Calls> => {
    const user = await buildUser();
    const { portfolios } = await as(user);
    const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
    return {
      list: () => portfolios.listOfUser({ params: { userId: user.id } }),
      open: () => portfolios.get({ params: { id } }),
      rename: () => portfolios.update({ params: { id }, body: { title: 'Another' } }),
      remove: () => portfolios.remove({ params: { id } }),
    };
  };
  const whole = { list: 'ok', open: 'ok', rename: 'ok', remove: 'ok' };

  it.each([
    ['none:None', {}],
    ['dynamodb:Query', { list: 500 }],
    ['dynamodb:DeleteItem', { remove: 500 }],
  ])('%s', async (action, failing) => {
    const calls = await candidate();
    change(takeRight('portfolios', action));
    const { outcomes, missing } = await outcomesOf(calls);
    expect(outcomes).toEqual({ ...whole, ...failing });
    expect(missing).toEqual(Object.keys(failing).length > 0 ? [action] : []);
  });

  it('only for the function that lost it', async () => {
    const calls = await candidate();
    change(takeRight('users', 'dynamodb:Query'), takeRight('catalogue', 'dynamodb:Query'));
    expect((await outcomesOf(calls)).outcomes).toEqual(whole);
  });

  it('kms:Sign: nobody signs in', async () => {
    const { email } = await buildAccount();
    change(takeRight('auth', 'kms:Sign'));
    const login = () => anonymous.auth.login({ body: { email, password } });
    expect(await outcomesOf({ login })).toEqual({ outcomes: { login: 500 }, missing: ['kms:Sign'] });
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html#FGAC_DDB.Examples.2
describe('a function that only reads', () => {
  const print = async (): Promise<Calls> => {
    const user = await buildUser();
    const other = await as(await buildUser());
    const { id } = await (await as(user)).portfolios.create({ body: { title: 'Portfolio' } });
    // Another user's record is 404, but the caller's visit is stored.
    return { print: () => other.exports.generatePdf({ params: { id }, query: { lang: 'fr' } }) };
  };

  it('notes when its caller was seen, which its role allows by the attributes that this touches', async () => {
    expect(await outcomesOf(await print())).toEqual({ outcomes: { print: 404 }, missing: [] });
  });

  it('and cannot once one of them is not among those allowed', async () => {
    const calls = await print();
    change(takeConditionValue('exports', 'dynamodb:Attributes', 'lastSeenAt'));
    expect(await outcomesOf(calls)).toEqual({ outcomes: { print: 500 }, missing: ['dynamodb:UpdateItem'] });
  });
});
