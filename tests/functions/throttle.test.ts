import { type AttributeValue, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccount } from '#functions/data/accounts.ts';
import { hashPassword, verifyPassword } from '#functions/lib/password.ts';
import { basePath } from '#shared/contract.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { mailsTo } from '#tests/support/mailbox.ts';

vi.mock('#functions/lib/password.ts', { spy: true });

const password = 'trois loutres au canal';
const quarter = 15 * 60_000;
const hour = 4 * quarter;
/** Five minutes into an hour to come, so that every window has begun and none ends during a test. */
const start = (Math.floor(Date.now() / hour) + 1) * hour + 5 * 60_000;

let counter = 0;
const newEmail = (): string => {
  counter += 1;
  return `Camille.throttled.${counter}@Example.test`;
};
const newAddress = (): string => {
  counter += 1;
  return `198.51.100.${counter}`;
};

/** Posts from that address, as CloudFront tells it. */
const post = (call: string, address: string, body: unknown) =>
  invoke(
    new Request(`http://test${basePath}/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cloudfront-viewer-address': `${address}:4711` },
      body: JSON.stringify(body),
    }),
  );

const login = (address: string, email: string, given = password) => post('login', address, { email, password: given });
const fail = (address: string, email: string) => login(address, email, 'not the password');

/** The statuses of that many calls, so many at once, in order of size. */
const statuses = async (count: number, call: () => Promise<Response>, atOnce = 10): Promise<number[]> => {
  const replies: Response[] = [];
  while (replies.length < count) {
    const turn = Math.min(atOnce, count - replies.length);
    replies.push(...(await Promise.all(Array.from({ length: turn }, call))));
  }
  return replies.map(({ status }) => status).sort();
};
const all = (count: number, status: number): number[] => new Array(count).fill(status);

const buildAccount = async () => {
  const person = {
    firstName: 'Camille',
    lastName: 'Lefèvre',
    role: 'user',
    status: 'ACCEPTED',
    language: 'fr',
  } as const;
  const [{ id: universityId }, passwordHash] = [await buildUniversity(), await hashPassword(password)];
  const user = await createAccount({ ...person, email: newEmail(), universityId, passwordHash }, new Date());
  return (user ?? expect.unreachable('the address was taken')).email;
};

const registration = async (email = newEmail()) => ({
  firstName: 'Camille',
  lastName: 'Lefèvre',
  email,
  password,
  universityId: (await buildUniversity()).id,
});

const textOf = async (reply: Response): Promise<string> => (await reply.text()).replace(/"requestId":"[^"]+"/, '');

const expectThrottled = async (reply: Response, seconds: number): Promise<void> => {
  expect(reply.status).toBe(429);
  expect(reply.headers.get('retry-after')).toBe(String(seconds));
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect(await reply.json()).toMatchObject({
    code: 'too_many',
    msg: 'Trop de tentatives. Réessayez un peu plus tard.',
  });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ten failed logins of an account', () => {
  test('close it for the rest of the quarter of an hour, to the right password and from everywhere', async () => {
    const [email, here] = [await buildAccount(), newAddress()];
    expect(await statuses(10, () => fail(here, email))).toEqual(all(10, 401));

    vi.mocked(verifyPassword).mockClear();
    vi.setSystemTime(start + 60_500);
    await expectThrottled(await fail(here, email), 540);
    await expectThrottled(await login(here, email), 540);
    await expectThrottled(await login(newAddress(), email.toUpperCase()), 540);
    expect(verifyPassword).not.toHaveBeenCalled();

    vi.setSystemTime(start + 10 * 60_000 - 1);
    await expectThrottled(await login(here, email), 1);
    vi.setSystemTime(start + 10 * 60_000);
    expect((await login(here, email)).status).toBe(200);
  });

  test('leave other accounts open, from the same address too', async () => {
    const [email, other, here] = [await buildAccount(), await buildAccount(), newAddress()];
    expect(await statuses(11, () => fail(here, email))).toEqual([...all(10, 401), 429]);
    expect((await login(here, other)).status).toBe(200);
  });

  test('look alike where there is no account', async () => {
    const [known, unknown, here] = [await buildAccount(), newEmail(), newAddress()];
    const replies = async (email: string) => {
      const texts: string[] = [];
      for (let i = 0; i < 11; i += 1) texts.push(await textOf(await fail(here, email)));
      return texts;
    };
    const told = await replies(known);
    expect(told.at(-1)).toContain('too_many');
    expect(await replies(unknown)).toEqual(told);
  });

  test('are all counted when they come at once', async () => {
    const [email, here] = [await buildAccount(), newAddress()];
    expect(await statuses(20, () => fail(here, email), 20)).toEqual([...all(10, 401), ...all(10, 429)]);
  });

  test('are counted anew once the person has signed in, and only theirs', async () => {
    const [email, other, here] = [await buildAccount(), await buildAccount(), newAddress()];
    await statuses(9, () => fail(here, email));
    await statuses(9, () => fail(here, other));
    expect((await login(here, email)).status).toBe(200);
    expect(await statuses(11, () => fail(here, email))).toEqual([...all(10, 401), 429]);
    expect(await statuses(2, () => fail(here, other))).toEqual([401, 429]);
  });

  test('are not what somebody does who signs in often', async () => {
    const [email, here] = [await buildAccount(), newAddress()];
    for (let i = 0; i < 12; i += 1) expect((await login(here, email)).status).toBe(200);
  });
});

describe('one address', () => {
  test('may try to sign in a hundred times in a quarter of an hour, to whatever accounts', async () => {
    const [email, here] = [await buildAccount(), newAddress()];
    vi.mocked(verifyPassword).mockResolvedValue(false);
    expect(await statuses(100, () => fail(here, newEmail()))).toEqual(all(100, 401));
    vi.mocked(verifyPassword).mockReset();

    await expectThrottled(await login(here, email), 600);
    expect(verifyPassword).not.toHaveBeenCalled();
    expect((await login(newAddress(), email)).status).toBe(200);
    vi.setSystemTime(start + quarter);
    expect((await login(here, email)).status).toBe(200);
  });

  test('may register thirty people in a quarter of an hour; a form sent back is not counted', async () => {
    const [body, here] = [await registration(), newAddress()];
    const register = (changes: object) => post('register', here, { ...body, ...changes });
    expect(await statuses(5, () => register({ password: 'court' }))).toEqual(all(5, 422));
    expect(await statuses(30, () => register({ email: newEmail() }))).toEqual(all(30, 201));

    vi.mocked(hashPassword).mockClear();
    await expectThrottled(await register({}), 600);
    expect(hashPassword).not.toHaveBeenCalled();
    expect((await login(here, body.email)).status).toBe(401);
    expect((await post('register', newAddress(), await registration())).status).toBe(201);
    vi.setSystemTime(start + quarter);
    expect((await register({})).status).toBe(201);
  });

  test('is a whole network in IPv6, whatever way it is written', async () => {
    const body = await registration();
    const ends = ['::1', ':0:0:0:1', ':A:b:c:d', ':0000:0000:00ff:1'];
    let turn = 0;
    const register = (prefix: string) => {
      turn += 1;
      return post('register', `${prefix}${ends[turn % ends.length]}`, { ...body, email: newEmail() });
    };
    expect(await statuses(31, () => register('2001:db8:0:7'))).toEqual([...all(30, 201), 429]);
    expect((await register('2001:0DB8:0000:0007')).status).toBe(429);
    expect((await register('2001:db8:0:8')).status).toBe(201);
    expect((await post('register', '2001:db8::1', { ...body, email: newEmail() })).status).toBe(201);
  });
});

describe('five mails an hour', () => {
  test('are sent to one recipient, whatever asks for them, and the answer does not tell', async () => {
    const email = await buildAccount();
    const body = await registration(email.toUpperCase());
    const forget = () => post('reset-password', newAddress(), { email });
    const take = () => post('register', newAddress(), body);

    expect(await statuses(3, forget)).toEqual(all(3, 204));
    const told = await take();
    expect(told.status).toBe(409);
    expect((await take()).status).toBe(409);
    expect(await mailsTo(email)).toHaveLength(5);

    expect((await forget()).status).toBe(204);
    const silent = await take();
    expect([silent.status, await textOf(silent)]).toEqual([409, await textOf(told)]);
    expect(await mailsTo(email)).toHaveLength(5);

    const other = await buildAccount();
    await post('reset-password', newAddress(), { email: other });
    expect(await mailsTo(other)).toHaveLength(1);
    vi.setSystemTime(start + 54 * 60_000);
    await forget();
    expect(await mailsTo(email)).toHaveLength(5);
    vi.setSystemTime(start + 55 * 60_000);
    await forget();
    expect(await mailsTo(email)).toHaveLength(6);
  });
});

test('a count tells neither who nor from where, and ends with its window', async () => {
  const [email, here] = [newEmail(), newAddress()];
  await fail(here, email);
  const pages = paginateScan(
    { client: new DynamoDBClient() },
    {
      TableName: process.env.TABLE_NAME,
      FilterExpression: 'begins_with(PK, :throttle)',
      ExpressionAttributeValues: { ':throttle': { S: 'THROTTLE#' } },
    },
  );
  const counts: Record<string, AttributeValue>[] = [];
  for await (const { Items = [] } of pages) counts.push(...Items);
  const text = JSON.stringify(counts).toLowerCase();
  expect(text).not.toContain(email.toLowerCase());
  expect(text).not.toContain(here);
  const ofNow = counts.filter(
    ({ PK, endsAt }) => PK?.S?.includes('failedLogins') && endsAt?.N === String(start / 1000 + 600),
  );
  expect(ofNow.length).toBeGreaterThan(0);
  for (const { ttl, endsAt } of counts) expect(ttl?.N).toBe(endsAt?.N);
});
