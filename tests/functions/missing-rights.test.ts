import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { productBuilds } from '#scripts/local/build.ts';
import type { StandIns } from '#scripts/local/stand-ins.ts';
import { loadStack } from '#scripts/local/template/stack.ts';
import { basePath } from '#shared/contract.ts';
import { buildAccount, password } from '#tests/support/accounts.ts';
import {
  changeAssembly,
  type ProductTemplate,
  takeConditionValue,
  takeRight,
} from '#tests/support/changed-assembly.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { tokenOf } from '#tests/support/sessions.ts';
import { openStandIns } from '#tests/support/stand-ins.ts';

// The handlers of this file run with the rights of a template from which something was taken.
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

/** Which rights the log names as missing. */
const refusalsIn = (lines: readonly unknown[][]): string[] => [
  ...new Set(lines.flatMap(([line]) => /is not authorized to perform: ([\w:]+)/.exec(String(line))?.[1] ?? [])),
];

type Calls = Record<string, [method: string, path: string, body?: unknown]>;

const call = (headers: Record<string, string>, [method, path, body]: Calls[string]): Promise<Response> =>
  invoke(
    new Request(`http://test${basePath}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

/** Makes those calls, one after the other; gives the status of each, and the missing rights that the log names. */
const outcomesOf = async (headers: Record<string, string>, calls: Calls) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const statuses: Record<string, number> = {};
  for (const [name, one] of Object.entries(calls)) statuses[name] = (await call(headers, one)).status;
  return { statuses, refused: refusalsIn(logged.mock.calls) };
};

describe('a right that is taken away in the stack fails exactly the calls that need it, and the log names it', () => {
  const candidate = async (): Promise<{ headers: Record<string, string>; calls: Calls }> => {
    const user = await buildUser();
    const headers = { authorization: `Bearer ${await tokenOf(user)}` };
    const created = await call(headers, ['POST', '/portfolios', { title: 'Portfolio' }]);
    const { id } = (await created.json()) as { id: string };
    return {
      headers,
      calls: {
        list: ['GET', `/portfolios/user/${user.id}`],
        open: ['GET', `/portfolios/${id}`],
        rename: ['PUT', `/portfolios/${id}`, { title: 'Another' }],
        remove: ['DELETE', `/portfolios/${id}`],
      },
    };
  };
  const whole = { list: 200, open: 200, rename: 200, remove: 204 };

  it.each([
    ['none:None', {}],
    ['dynamodb:Query', { list: 500 }],
    ['dynamodb:DeleteItem', { remove: 500 }],
  ])('%s', async (action, failing) => {
    const { headers, calls } = await candidate();
    change(takeRight('portfolios', action));
    const { statuses, refused } = await outcomesOf(headers, calls);
    expect(statuses).toEqual({ ...whole, ...failing });
    expect(refused).toEqual(Object.keys(failing).length > 0 ? [action] : []);
  });

  it('only for the function that lost it', async () => {
    const { headers, calls } = await candidate();
    change(takeRight('users', 'dynamodb:Query'), takeRight('catalogue', 'dynamodb:Query'));
    expect((await outcomesOf(headers, calls)).statuses).toEqual(whole);
  });

  it('kms:Sign: nobody signs in', async () => {
    const { email } = await buildAccount();
    change(takeRight('auth', 'kms:Sign'));
    const { statuses, refused } = await outcomesOf({}, { login: ['POST', '/auth/login', { email, password }] });
    expect([statuses, refused]).toEqual([{ login: 500 }, ['kms:Sign']]);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html#FGAC_DDB.Examples.2
describe('a function that only reads', () => {
  const ask = async () => {
    const { id } = await buildUniversity();
    const person = await buildUser({ university: { id } });
    const calls: Calls = { open: ['GET', `/universities/${id}`] };
    return { headers: { authorization: `Bearer ${await tokenOf(person)}` }, calls };
  };

  it('notes when its caller was seen, which its role allows by the attributes that this touches', async () => {
    const { headers, calls } = await ask();
    expect((await outcomesOf(headers, calls)).statuses).toEqual({ open: 200 });
  });

  it('and cannot once one of them is not among those allowed', async () => {
    const { headers, calls } = await ask();
    change(takeConditionValue('universities', 'dynamodb:Attributes', 'lastSeenAt'));
    const { statuses, refused } = await outcomesOf(headers, calls);
    expect([statuses, refused]).toEqual([{ open: 500 }, ['dynamodb:UpdateItem']]);
  });
});
