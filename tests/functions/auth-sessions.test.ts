import { DynamoDBClient, QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { type BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildAccount, choose, linkTo, login, password } from '#tests/support/accounts.ts';
import { anonymous } from '#tests/support/api.ts';
import { Browser, browserOf, isSignedIn, post, renewalName } from '#tests/support/browser.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { claimsOf, tokenOf } from '#tests/support/sessions.ts';

const day = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

const itemsOf = async (partition: string) => {
  const query = new QueryCommand({
    TableName: process.env.TABLE_NAME,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': { S: partition } },
  });
  return (await new DynamoDBClient().send(query)).Items ?? [];
};

describe('a session', () => {
  test('is named by its token, which says nothing else of its person but their university', async () => {
    const user = await buildAccount();
    const { token } = await login(user.email);
    const { iat, ...claims } = claimsOf(token);
    expect(claims).toEqual({
      iss: process.env.SITE_ORIGIN,
      aud: 'thesee',
      sub: user.id,
      sid: expect.stringMatching(/^[A-Za-z0-9]{22}$/),
      uni: user.universityId,
      exp: iat + 3600,
    });
  });

  test('is checked with its person in one round trip', async () => {
    const user = await buildUser({ status: 'PENDING' });
    const token = await tokenOf(user);
    const read = () => isSignedIn(token, user);
    expect(await read()).toBe(true);
    const { entries } = await recorded(read);
    expect(entries.map(({ operation, actions }) => [operation, actions])).toEqual([['BatchGetItem', 2]]);
  });

  test('tells its owner’s other functions device and times, and no secret', async () => {
    const user = await buildAccount();
    const browser = new Browser();
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await browser.post('login', { email: user.email, password }, { 'user-agent': userAgent });
    const [session, ...others] = (await itemsOf(`USER#${user.id}`)).filter(({ SK }) => SK?.S?.startsWith('SESSION#'));
    expect(others).toEqual([]);
    const at = (time: number) => ({ S: new Date(time).toISOString() });
    expect(session).toEqual({
      PK: { S: `USER#${user.id}` },
      SK: { S: expect.stringMatching(/^SESSION#[A-Za-z0-9]{22}$/) },
      _et: { S: 'Session' },
      userId: { S: user.id },
      id: { S: session?.SK?.S?.slice('SESSION#'.length) },
      epoch: { N: '0' },
      createdAt: at(start),
      lastSeenAt: at(start),
      expiresAt: at(start + 14 * day),
      endsAt: at(start + 90 * day),
      ttl: { N: String(Math.ceil((start + 14 * day) / 1000)) },
      device: { S: 'Firefox, Linux' },
    });
    // A session can be renewed for 90 days after its last use.
    const [renewal] = await itemsOf(`RENEWAL#${user.id}`);
    expect(renewal?.ttl).toEqual({ N: String(Math.ceil((start + 90 * day) / 1000)) });
  });

  test('that is unknown, or somebody else’s, opens nothing', async () => {
    const [user, other] = [await buildUser(), await buildUser()];
    const token = await tokenOf(user);
    expect(await isSignedIn(token, user)).toBe(true);
    expect(await isSignedIn(token, other)).toBe(false);
  });
});

describe('auth.logout', () => {
  test('ends the session of the token and the cookie at once, and no other', async () => {
    const user = await buildAccount();
    const [here, elsewhere] = [await browserOf(user), await browserOf(user)];
    const held = here.copy();
    const reply = await here.post('logout', {}, here.bearer);
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()).toEqual([expect.stringContaining(`${renewalName}=; Max-Age=0; `)]);
    expect(await held.isSignedIn(user)).toBe(false);
    expect(await held.renew()).toBe(401);
    expect(await elsewhere.isSignedIn(user)).toBe(true);
    expect(await elsewhere.renew()).toBe(200);
  });

  test('goes by the token alone, by the cookie alone, and by both when they are of two sessions', async () => {
    const user = await buildAccount();
    const [byToken, byCookie] = [await browserOf(user), await browserOf(user)];
    const [one, two] = [await browserOf(user), await browserOf(user)];
    await post('logout', {}, byToken.bearer);
    expect(await byToken.isSignedIn(user)).toBe(false);
    await byCookie.copy().post('logout');
    expect(await byCookie.isSignedIn(user)).toBe(false);
    await one.copy().post('logout', {}, two.bearer);
    expect([await one.isSignedIn(user), await two.isSignedIn(user)]).toEqual([false, false]);
  });

  test('takes no cookie’s word for a session that it has no secret of', async () => {
    const user = await buildAccount();
    const browser = await browserOf(user);
    const forged = new Browser([[renewalName, browser.renewal.replace(/[\w-]{43}$/, 'x'.repeat(43))]]);
    expect((await forged.post('logout')).status).toBe(204);
    expect(await browser.isSignedIn(user)).toBe(true);
  });

  test.each(['cross-site', 'same-site'])(
    'and a renewal that a page of another site sends (%s) change nothing',
    async (site) => {
      const user = await buildAccount();
      const browser = await browserOf(user);
      const held = browser.renewal;
      for (const call of ['logout', 'renew']) {
        const reply = await browser.post(call, {}, { 'sec-fetch-site': site });
        expect([reply.status, (await reply.json()).code, reply.headers.getSetCookie()]).toEqual([403, 'forbidden', []]);
      }
      expect(browser.renewal).toBe(held);
      expect(await browser.isSignedIn(user)).toBe(true);
      const own = await browser.post('logout', {}, { 'sec-fetch-site': 'same-origin' });
      expect([own.status, browser.renewal]).toEqual([204, '']);
    },
  );

  test('drops the cookie only of who sent it: a form elsewhere, which browsers give none, signs nobody out', async () => {
    const reply = await post('logout', {});
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([204, []]);
  });

  test('is answered alike by whoever is not signed in, and again', async () => {
    expect(await anonymous.auth.logout()).toBeUndefined();
    const browser = await browserOf(await buildAccount());
    const held = browser.copy();
    expect([await browser.logout(), await held.logout(), await held.logout()]).toEqual([204, 204, 204]);
  });
});

describe('auth.logoutEverywhere', () => {
  const everywhere = (browser: Browser) => browser.post('logout-everywhere', {}, browser.bearer);

  test('ends every token, renewal and mailed link of the person at once, and nobody else’s', async () => {
    const [user, other] = [await buildAccount(), await buildAccount()];
    const [here, elsewhere, others] = [await browserOf(user), await browserOf(user), await browserOf(other)];
    const renewed = elsewhere.copy();
    expect(await renewed.renew()).toBe(200);
    const link = await linkTo(user);
    const held = here.copy();

    const reply = await everywhere(here);
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()[0]).toContain('Max-Age=0');

    for (const browser of [held, elsewhere, renewed]) {
      expect(await browser.isSignedIn(user)).toBe(false);
      expect(await browser.renew()).toBe(401);
    }
    await expect(choose(link)).rejects.toMatchObject({ code: 'link_expired' });
    expect((await everywhere(held)).status).toBe(401);
    expect(await others.isSignedIn(other)).toBe(true);
    expect(await others.renew()).toBe(200);

    expect(await (await browserOf(user)).isSignedIn(user)).toBe(true);
  });

  test.each(['PENDING', 'REJECTED'] as const)(
    'is open to somebody %s, and to nobody without a token',
    async (status) => {
      const user = await buildAccount(status);
      const browser = await browserOf(user);
      expect((await browser.copy().post('logout-everywhere')).status).toBe(401);
      expect((await everywhere(browser)).status).toBe(204);
      expect(await browser.isSignedIn(user)).toBe(false);
    },
  );
});

test('a stored secret is a hash: neither password, link, cookie nor device can be read from the table', async () => {
  const user = await buildAccount();
  const browser = await browserOf(user);
  await browser.renew();
  const link = await linkTo(user);
  const { Items = [] } = await new DynamoDBClient().send(new ScanCommand({ TableName: process.env.TABLE_NAME }));
  const own = Items.filter(({ PK }) => PK?.S?.endsWith(user.id)).map(({ PK, SK }) => `${PK?.S} / ${SK?.S}`);
  const kinds = own.map((key) => key.replaceAll(user.id, '…').replace(/#[\w-]{22,}$/, '#…'));
  expect([...new Set(kinds)].sort()).toEqual([
    'CREDENTIAL#… / CREDENTIAL',
    'LINK#… / LINK#…',
    'PUBLIC#… / CV',
    'RENEWAL#… / SESSION#…',
    'USER#… / SESSION#…',
    'USER#… / USER',
  ]);
  const stored = JSON.stringify(Items);
  const secrets = [browser.renewal.split('.')[2], browser.token, link.get('token'), password];
  const signatures = (browser.cookies.get('__Secure-device') ?? '').split('.').slice(1);
  expect(signatures).toHaveLength(1);
  for (const secret of [...secrets, ...signatures]) expect(stored).not.toContain(secret);
});

test('the cookies are for no script, no other site and no other call', async () => {
  const { email } = await buildAccount();
  const reply = await post('login', { email, password });
  const lines = reply.headers.getSetCookie();
  expect(lines.map((line) => line.split('=')[0])).toEqual(['__Secure-renewal', '__Secure-device']);
  for (const line of lines) {
    const attributes = line.split('; ').slice(1);
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api/v0/auth']));
  }
  expect(lines[0]).toContain('; Max-Age=1209600;');
  expect(lines[1]).toContain(`; Max-Age=${400 * 24 * 60 * 60};`);
});

test('a database too busy to read a session answers “unavailable”, never “signed out”', async () => {
  const user = await buildUser();
  const headers = { authorization: `Bearer ${await tokenOf(user)}` };
  const ask = () => invoke(new Request(`http://test/api/v0/users/${user.id}`, { headers }));
  // Unprocessed keys are no error (docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html).
  const unread = async ({ input }: BatchGetCommand) => ({ Responses: {}, UnprocessedKeys: input.RequestItems });
  const busy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(unread as never);
  const reply = await ask();
  expect(busy).toHaveBeenCalledTimes(3);
  busy.mockRestore();
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('1');
  expect((await ask()).status).toBe(200);
});
