import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userPartition } from '#functions/data/entities/user.ts';
import { basePath } from '#shared/contract.ts';
import { browserOf, buildAccount, choose, isSignedIn, linkTo, login, password, post } from '#tests/support/accounts.ts';
import { anonymous, refused } from '#tests/support/api.ts';

const day = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('auth.renew and auth.logout', () => {
  test('a browser that signed in keeps a cookie that no script, no other site and no other call gets', async () => {
    const user = await buildAccount();
    const [cookie = ''] = (await post('login', { email: user.email, password })).headers.getSetCookie();
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', `Path=${basePath}/auth`, 'Max-Age=1209600']) {
      expect(cookie.split('; ')).toContain(attribute);
    }
  });

  test('the cookie renews the token, in two tabs at once, and no token that is valid ends', async () => {
    const user = await buildAccount();
    const { cookie, token } = await browserOf(user);
    const replies = await Promise.all([1, 2].map(() => post('renew', {}, { cookie })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    for (const reply of replies) {
      const renewed = (await reply.json()) as { token: string };
      expect(await isSignedIn(renewed.token, user)).toBe(true);
      expect(reply.headers.getSetCookie()[0]).toContain(cookie);
    }
    expect(await isSignedIn(token, user)).toBe(true);
  });

  test('a session lives fourteen days from its last use', async () => {
    const user = await buildAccount();
    const { cookie } = await browserOf(user);
    const status = async () => (await post('renew', {}, { cookie })).status;
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start + 13 * day });
    expect(await status()).toBe(200);
    vi.setSystemTime(start + 26 * day);
    expect(await status()).toBe(200);
    vi.setSystemTime(start + 41 * day);
    expect(await status()).toBe(401);
  });

  test('a cookie that is absent, altered or of somebody else renews nothing', async () => {
    const [user, other] = [await buildAccount(), await buildAccount()];
    const { cookie } = await browserOf(user);
    const forged = [cookie.replace(user.id, other.id), cookie.slice(0, -1), `${cookie}x`, 'renewal=', 'other=1'];
    for (const header of forged) expect((await post('renew', {}, { cookie: header })).status, header).toBe(401);
    expect(await refused(anonymous.auth.renew())).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('logging out ends this browser’s renewal, and no other’s', async () => {
    const user = await buildAccount();
    const [here, elsewhere] = [await browserOf(user), await browserOf(user)];
    const reply = await post('logout', {}, { cookie: here.cookie });
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await post('renew', {}, { cookie: here.cookie })).status).toBe(401);
    expect((await post('renew', {}, { cookie: elsewhere.cookie })).status).toBe(200);
    expect(await anonymous.auth.logout()).toBeUndefined();
  });
});

describe('auth.logoutEverywhere', () => {
  const everywhere = (token: string, cookie = '') =>
    post('logout-everywhere', {}, { authorization: `Bearer ${token}`, cookie });

  test('ends every token, renewal and mailed link of the person at once, and nobody else’s', async () => {
    const [user, other] = [await buildAccount(), await buildAccount()];
    const [here, elsewhere, others] = [await browserOf(user), await browserOf(user), await browserOf(other)];
    const renewed = await post('renew', {}, { cookie: elsewhere.cookie });
    const { token: second } = (await renewed.json()) as { token: string };
    const link = await linkTo(user);

    const reply = await everywhere(here.token, here.cookie);
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()[0]).toContain('Max-Age=0');

    for (const token of [here.token, elsewhere.token, second]) expect(await isSignedIn(token, user)).toBe(false);
    for (const { cookie } of [here, elsewhere]) expect((await post('renew', {}, { cookie })).status).toBe(401);
    expect(await refused(choose(link))).toMatchObject({ code: 'link_expired' });
    expect((await everywhere(here.token)).status).toBe(401);
    expect(await isSignedIn(others.token, other)).toBe(true);
    expect((await post('renew', {}, { cookie: others.cookie })).status).toBe(200);

    expect(await isSignedIn((await login(user.email)).token, user)).toBe(true);
  });

  test.each(['PENDING', 'REJECTED'] as const)(
    'is open to somebody %s, and to nobody without a token',
    async (status) => {
      const user = await buildAccount(status);
      const { token, cookie } = await browserOf(user);
      expect((await post('logout-everywhere', {}, { cookie })).status).toBe(401);
      expect((await everywhere(token)).status).toBe(204);
      expect(await isSignedIn(token, user)).toBe(false);
    },
  );
});

test('a stored secret is a hash: neither password, link nor cookie can be read from the table', async () => {
  const user = await buildAccount();
  const { cookie } = await browserOf(user);
  const link = await linkTo(user);
  const query = new QueryCommand({
    TableName: process.env.TABLE_NAME,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': { S: userPartition(user.id) } },
  });
  const { Items = [] } = await new DynamoDBClient().send(query);
  expect(Items.map(({ SK }) => SK?.S?.split('#')[0]).sort()).toEqual([
    'CREDENTIAL',
    'PASSWORD_LINK',
    'SESSION',
    'USER',
  ]);
  const stored = JSON.stringify(Items);
  for (const secret of [cookie.split('.')[1], link.get('token'), password]) expect(stored).not.toContain(secret);
});
