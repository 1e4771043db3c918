import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FilledCells } from '#functions/data/directory/entities.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, choose, newcomer, newEmail, newPassword, password } from '#tests/support/accounts.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { Browser, browserOf, post, renewalName } from '#tests/support/browser.ts';
import { recorded } from '#tests/support/caller.ts';
import { allItems } from '#tests/support/contents.ts';
import { seenAt } from '#tests/support/cv.ts';
import { mailedUrl } from '#tests/support/mailbox.ts';
import { deliver, waitingMails } from '#tests/support/outbox.ts';
import { setRoute } from '#tests/support/routes.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { claimsOf } from '#tests/support/sessions.ts';
import { apiOf, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

openTwoCells();

/** Everything arrives at the main cell, as at the edge without a token and without a cookie. */
const atMain = <T>(run: () => Promise<T>): Promise<T> => inCell(mainCell, run);
const there = <T>(run: () => Promise<T>): Promise<T> => inCell(otherCell, run);
const got = () => [apiOf(mainCell).got, apiOf(otherCell).got];

beforeAll(async () => {
  await atMain(() =>
    FilledCells.build(PutItemCommand).item({ id: mainCell, filledAt: '2026-11-27T10:00:00.000Z' }).send(),
  );
  for (const cell of [mainCell, otherCell]) await inCell(cell, seedCatalogue);
});
beforeEach(() => {
  for (const cell of [mainCell, otherCell]) {
    apiOf(cell).got.length = 0;
    apiOf(cell).headers.length = 0;
  }
});

const loginAt = '/api/v0/auth/login';

describe('a call by an address', () => {
  test('signs in who lives in another cell there: its token and its cookie name that cell', async () => {
    const person = await there(() => buildAccount());
    const browser = new Browser();
    const reply = await atMain(() => browser.login(person));
    expect(reply.status).toBe(200);
    expect(got()).toEqual([[], [`POST ${loginAt}`]]);
    expect(claimsOf(browser.token)).toMatchObject({ sub: person.id, uni: person.universityId, cell: 'b', epoch: 0 });
    expect(browser.renewal).toMatch(/^b~[\w-]+\.\w+\.[\w-]{43}$/);
    expect([...browser.cookies.keys()].sort()).toEqual(['__Secure-device', '__Secure-renewal']);
    expect(await there(() => browser.isSignedIn(person))).toBe(true);
    expect(await there(() => browser.renew())).toBe(200);
    expect(browser.renewal).toMatch(/^b~/);
  });

  test('costs the same for a person here, a person there and nobody: three reads, and a way through an API', async () => {
    const [here, away] = [await atMain(() => buildAccount()), await there(() => buildAccount())];
    const costOf = async (email: string) => {
      const wrong = () => atMain(() => post('login', { email, password: 'not the password' }));
      const { result, entries } = await recorded(wrong);
      return [result.status, ...entries.map(({ operation }) => operation)];
    };
    // A process keeps for a minute where the cells' APIs are.
    for (const email of [here.email, away.email]) await costOf(email);
    for (const email of [here.email, away.email, newEmail()])
      expect(await costOf(email)).toEqual([401, 'GetItem', 'GetItem', 'GetItem']);
    expect(got().flat()).toEqual(new Array(5).fill(`POST ${loginAt}`));
  });

  test('sends an unknown address always to the same cell, and many of them to each', async () => {
    const askedBy = async (email: string): Promise<string> => {
      const before = apiOf(otherCell).got.length;
      await atMain(() => post('reset-password', { email }));
      return apiOf(otherCell).got.length > before ? otherCell : mainCell;
    };
    const cells: string[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const email = newEmail();
      cells.push(await askedBy(email));
      expect(await askedBy(email)).toBe(cells.at(-1));
    }
    expect(new Set(cells)).toEqual(new Set([mainCell, otherCell]));
  });

  test('asks for a link where the person lives, and the link works from everywhere, once', async () => {
    const person = await there(() => buildAccount());
    await atMain(() => anonymous.auth.resetPassword({ body: { email: person.email } }));
    expect((await atMain(waitingMails)).map(({ email }) => email)).not.toContain(person.email);
    await there(deliver);
    const link = new URL(await mailedUrl(person.email, 'reset-password')).searchParams;
    const [token, userId] = [link.get('token') ?? '', link.get('userId') ?? ''];
    expect(await atMain(() => anonymous.auth.checkLink({ body: { token, userId } }))).toEqual({ shortestPassword: 12 });
    await atMain(() => choose(link));
    expect((await atMain(() => refused(choose(link)))).code).toBe('link_expired');
    expect((await atMain(() => new Browser().login(person, newPassword))).status).toBe(200);
  });

  test('is counted there, by the address of who asks', async () => {
    const { email } = await there(() => buildAccount());
    const failFrom = async (viewer: string) => {
      const headers = { 'cloudfront-viewer-address': `${viewer}:4711` };
      return (await atMain(() => post('login', { email, password: 'not the password' }, headers))).status;
    };
    for (let turn = 0; turn < 10; turn += 1) expect(await failFrom('192.0.2.7')).toBe(401);
    expect([await failFrom('192.0.2.7'), await failFrom('198.51.100.7')]).toEqual([429, 401]);
  });
});

test('a registration goes to the cell of its university', async () => {
  const body = await there(newcomer);
  const { user, token } = await atMain(() => anonymous.auth.register({ body }));
  expect(claimsOf(token)).toMatchObject({ uni: body.universityId, cell: 'b' });
  expect((await there(() => findAccount(body.email)))?.user.id).toBe(user.id);
  expect(await atMain(() => findAccount(body.email))).toBeNull();
  expect(got()).toEqual([[], ['POST /api/v0/auth/register']]);
});

test('a registration with the address of somebody of another cell goes there, and they are mailed', async () => {
  const owner = await there(() => buildAccount('ACCEPTED'));
  const body = { ...(await atMain(newcomer)), email: owner.email.toUpperCase() };
  expect(await atMain(() => refused(anonymous.auth.register({ body })))).toMatchObject({
    status: 409,
    code: 'email_taken',
  });
  expect((await there(waitingMails)).map(({ kind, userId }) => [kind, userId])).toContainEqual([
    'accountExists',
    owner.id,
  ]);
  expect(got()).toEqual([[], ['POST /api/v0/auth/register']]);
});

test('an unknown university is refused by the cell that was asked', async () => {
  const body = { ...(await there(newcomer)), universityId: 'AbCd-unknown' };
  const error = await atMain(() => refused(anonymous.auth.register({ body })));
  expect(error).toMatchObject({ status: 422, details: [{ field: 'universityId', code: 'unknown_university' }] });
  expect(got()).toEqual([[], []]);
});

describe('a public CV of another cell', () => {
  const owner = async (): Promise<StoredUser> => {
    const person = await buildAccount('ACCEPTED', { firstName: 'Zoé' });
    const { usercv } = await as(person);
    await usercv.update({ params: { id: person.id }, body: { showDiplomas: true, allowContact: true } });
    return person;
  };

  test('is read as JSON and as a page, which the edge may keep as one of this cell', async () => {
    const { id } = await there(owner);
    const cv = await atMain(() => seenAt(`/usercv/user/${id}/public`));
    expect([cv.status, JSON.parse(cv.text).user.firstName]).toEqual([200, 'Zoé']);
    const page = await atMain(() => seenAt(`/usercv/user/${id}/page`));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<title>Zoé Lefèvre · CV en ligne · Thésée</title>');
    for (const { headers } of [cv, page])
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-if-error=0');
    expect(got()).toEqual([[], [`GET /api/v0/usercv/user/${id}/public`, `GET /api/v0/usercv/user/${id}/page`]]);
  });

  test('takes a message', async () => {
    const { id } = await there(owner);
    const body = { name: 'Ada Roy', email: 'ada@labo.example', message: 'Un poste s’ouvre.' };
    await atMain(() => anonymous.usercv.contact({ params: { id }, body }));
    const waiting = async () => (await waitingMails()).filter(({ userId }) => userId === id);
    expect([await atMain(waiting), await there(waiting)]).toMatchObject([[], [{ kind: 'cvContact' }]]);
  });

  test('that nobody has is missing here, without a way to another cell', async () => {
    expect((await atMain(() => seenAt('/usercv/user/AbCd-nobody/public'))).status).toBe(404);
    expect((await atMain(() => seenAt('/usercv/user/AbCd-nobody/page'))).status).toBe(404);
    expect(got()).toEqual([[], []]);
  });

  test('costs what it costs with one cell where its person lives here, and two reads of the directory', async () => {
    const { id } = await atMain(owner);
    await atMain(() => seenAt(`/usercv/user/${id}/public`));
    const { entries } = await recorded(() => atMain(() => seenAt(`/usercv/user/${id}/public`)));
    const keys = entries.flatMap((entry) => entry.keys).filter((key) => !key.startsWith('CATALOGUE'));
    expect(keys.slice(0, 2).map((key) => key.split('#')[0])).toEqual(['PERSON', 'UNIVERSITY']);
    expect(got()).toEqual([[], []]);
  });
});

describe('a renewal cookie', () => {
  const renewAt = '/api/v0/auth/renew';
  /** As the edge sees it: no cell in front, since the stage had one when it was set. */
  const olderCookie = (browser: Browser) => browser.cookies.set(renewalName, browser.renewal.replace(/^\w+~/, ''));

  test('of another cell’s person is renewed there, in both forms, and names that cell from then on', async () => {
    const person = await there(() => buildAccount());
    const browser = await there(() => browserOf(person));
    apiOf(otherCell).got.length = 0;
    expect(await atMain(() => browser.renew())).toBe(200);
    expect(browser.renewal).toMatch(/^b~/);
    olderCookie(browser);
    expect(await atMain(() => browser.renew({ userId: person.id }))).toBe(200);
    expect(browser.renewal).toMatch(/^b~/);
    expect(got()).toEqual([[], [`POST ${renewAt}`, `POST ${renewAt}`]]);
    expect(await there(() => browser.isSignedIn(person))).toBe(true);
  });

  test('is renewed there too where an older copy of its person lies, as during a move', async () => {
    const person = await there(() => buildAccount());
    const browser = await there(() => browserOf(person));
    const copied = (await there(allItems)).filter(({ PK }) => String(PK).includes(person.id));
    const client = DynamoDBDocumentClient.from(new DynamoDBClient());
    await atMain(async () => {
      for (const Item of copied) await client.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item }));
      await setRoute(person.universityId ?? '', { state: 'moved', to: 'b' });
    });
    expect(await there(() => browser.renew())).toBe(200);
    expect(await atMain(() => browser.renew())).toBe(200);
    expect(await there(() => browser.isSignedIn(person))).toBe(true);
  });

  test('ends there with a logout, without a token too', async () => {
    const person = await there(() => buildAccount());
    const browser = await there(() => browserOf(person));
    const copy = browser.copy();
    browser.token = '';
    expect(await atMain(() => browser.logout())).toBe(204);
    expect(browser.renewal).toBe('');
    expect(await there(() => copy.renew())).toBe(401);
    expect(await there(() => copy.isSignedIn(person))).toBe(false);
  });

  test('of this cell’s person is renewed here, without the directory, and its university’s place is read once', async () => {
    const person = await atMain(() => buildAccount());
    const browser = await atMain(() => browserOf(person));
    apiOf(mainCell).got.length = 0;
    await atMain(() => browser.renew());
    const { result, entries } = await recorded(() => atMain(() => browser.renew()));
    expect(result).toBe(200);
    expect(entries.map(({ operation, keys }) => [operation, keys.map((key) => key.split('#')[0]).join(' ')])).toEqual([
      ['BatchGetItem', 'USER USER RENEWAL'],
      ['GetItem', 'ROUTE'],
      ['Sign', ''],
      ['TransactWriteItems', 'USER RENEWAL'],
    ]);
    expect(got()).toEqual([[], []]);
  });

  test('of nobody is refused by the cell that was asked', async () => {
    const browser = new Browser([[renewalName, `b~AbCd-nobody.session.${'x'.repeat(43)}`]]);
    expect(await atMain(() => browser.renew())).toBe(401);
    expect(got()).toEqual([[], []]);
  });
});

test('a call that came by a hop goes no further, and brings what the caller sent', async () => {
  const [{ id }, person] = [await atMain(() => buildAccount()), await there(() => buildAccount())];
  const sent = { 'x-hop': mainCell, 'x-origin-secret': process.env.THESEE_ORIGIN_SECRET ?? '' };
  const link = { userId: id, token: 'token' };
  // The person lives in the main cell, and the call stays where the hop has led it.
  expect((await there(() => post('check-link', link, sent))).status).toBe(422);
  expect(got()).toEqual([[], []]);
  const given = { 'cloudfront-viewer-address': '192.0.2.9:1', 'accept-language': 'en', cookie: '__Secure-device=x' };
  await atMain(() => post('login', { email: person.email, password }, given));
  expect(apiOf(otherCell).headers).toEqual([expect.objectContaining({ ...given, 'x-hop': 'main' })]);
});
