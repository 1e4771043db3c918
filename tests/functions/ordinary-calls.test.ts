import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { StoredUser } from '#functions/data/people/users.ts';
import { addRequests } from '#functions/data/universities/figures.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import { takeOrdinaryCall } from '#functions/lib/limits/ordinary-calls.ts';
import { basePath } from '#shared/contract.ts';
import { as } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { claimsOf, sessionIdOf, tokenOf } from '#tests/support/sessions.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

beforeAll(seedCatalogue);
stopClock();
afterEach(() => void vi.unstubAllEnvs());

const afterMs = (ms: number) => vi.setSystemTime(start + ms);

const take = async (universityId: string, count: number): Promise<void> => {
  for (let taken = 0; taken < count; taken += 1) await takeOrdinaryCall(universityId, new Date());
};

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  invoke(new Request(`http://test${basePath}${path}`, { method, headers }));
const readBy = async (person: StoredUser, token?: string) => {
  const headers = { authorization: `Bearer ${token ?? (await tokenOf(person))}` };
  return () => ask('GET', `/users/${person.id}`, headers);
};
const statusOf = async (call: () => Promise<Response>): Promise<number> => (await call()).status;

const memberOf = async (fields: Parameters<typeof buildUser>[0] = {}) => {
  const university = await buildUniversity();
  const person = await buildUser({ university, ...fields });
  return { university, person, read: await readBy(person) };
};

describe('a university whose bucket is empty', () => {
  test('is told when to come back, and costs the database nothing; another university goes on', async () => {
    const [here, there] = [await memberOf(), await memberOf()];
    await take(here.university.id, 499);
    expect(await statusOf(here.read)).toBe(200);
    const first = await recorded(here.read);
    expect([first.result.status, first.result.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await first.result.json()).toMatchObject({
      msg: 'Thésée est très demandé en ce moment. Réessayez dans quelques secondes.',
      code: 'too_many',
    });
    // Its share, which this process did not know.
    expect(first.entries.map(({ operation }) => operation)).toEqual(['GetItem']);
    const second = await recorded(here.read);
    expect([second.result.status, second.entries]).toEqual([429, []]);
    expect(await statusOf(there.read)).toBe(200);
    afterMs(20);
    expect([await statusOf(here.read), await statusOf(here.read)]).toEqual([200, 429]);
  });

  test('is served as often as its share says, which is read once a minute and only when it is needed', async () => {
    const { university, read } = await memberOf();
    const { universities } = await as(await buildUser({ role: 'super', university: null }));
    await universities.setShare({ params: { id: university.id }, body: { share: 3 } });
    const operations = async () => (await recorded(read)).entries.map(({ operation }) => operation);
    await read();
    await take(university.id, 498);
    expect(await operations()).toEqual(['BatchGetItem']);
    expect(await operations()).toEqual(['GetItem', 'BatchGetItem']);
    expect(await operations()).toEqual(['BatchGetItem']);
    await take(university.id, 998);
    expect(await statusOf(read)).toBe(429);
    afterMs(1000);
    await take(university.id, 149);
    expect([await statusOf(read), await statusOf(read)]).toEqual([200, 429]);
  });

  test('is served as its stage says: here five calls a second, fifty at once, times its share', async () => {
    vi.stubEnv('ORDINARY_CALLS', '5,50');
    const [here, there] = [await memberOf(), await memberOf()];
    await take(here.university.id, 49);
    await here.read();
    const refused = await here.read();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    afterMs(199);
    expect(await statusOf(here.read)).toBe(429);
    afterMs(200);
    expect([await statusOf(here.read), await statusOf(here.read)]).toEqual([200, 429]);
    const { universities } = await as(await buildUser({ role: 'super', university: null }));
    await universities.setShare({ params: { id: there.university.id }, body: { share: 2 } });
    await take(there.university.id, 99);
    expect([await statusOf(there.read), await statusOf(there.read)]).toEqual([200, 429]);
  });

  test('and that nine other processes serve beside this one has a tenth of the bucket here, at no read more', async () => {
    const { university, read } = await memberOf();
    for (let made = 0; made < 50; made += 1) await read();
    await addRequests(university.id, 450, new Date());
    afterMs(1000);
    for (let made = 0; made < 49; made += 1) await read();
    const { entries } = await recorded(read);
    expect(entries.map(({ operation }) => operation).sort()).toEqual(['BatchGetItem', 'UpdateItem']);
    await take(university.id, 44);
    expect([await statusOf(read), await statusOf(read)]).toEqual([200, 429]);
    afterMs(1200);
    expect([await statusOf(read), await statusOf(read)]).toEqual([200, 429]);
  });

  test('asks for its share once, however many of its calls are refused together', async () => {
    const { university, read } = await memberOf();
    await take(university.id, 500);
    const { result, entries } = await recorded(() => Promise.all([1, 2, 3, 4].map(() => statusOf(read))));
    expect([result, entries.length]).toEqual([[429, 429, 429, 429], 1]);
  });

  test('does not keep its people from logging out', async () => {
    const { university, person } = await memberOf();
    const token = await tokenOf(person);
    await take(university.id, 500);
    const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' };
    expect((await ask('POST', '/auth/logout', headers)).status).toBe(204);
    afterMs(1000);
    expect(await statusOf(await readBy(person, token))).toBe(401);
  });
});

describe('a call is counted by the university of its token', () => {
  test('and not at all without one: a super administrator, and tokens of the former release', async () => {
    const { university, person } = await memberOf();
    await take(university.id, 500);
    const sessionId = sessionIdOf(await tokenOf(person));
    expect(await statusOf(await readBy(person, await signToken({ userId: person.id, sessionId }, new Date())))).toBe(
      200,
    );
    const nobodys = await buildUser({ role: 'super', university: null });
    expect(Object.keys(claimsOf(await tokenOf(nobodys)))).not.toContain('uni');
    expect(await statusOf(await readBy(nobodys))).toBe(200);
  });

  test('also after a move, for as long as the token lives, and may do what the new university allows', async () => {
    const [{ person }, former] = [await memberOf(), await buildUniversity()];
    const sessionId = sessionIdOf(await tokenOf(person));
    const token = await signToken({ userId: person.id, sessionId, universityId: former.id }, new Date());
    const read = await readBy(person, token);
    expect(await statusOf(read)).toBe(200);
    await take(former.id, 499);
    expect(await statusOf(read)).toBe(429);
    expect(await statusOf(await readBy(person))).toBe(200);
  });
});

describe('a public CV is counted by its university', () => {
  const published = async () => {
    const { university, person } = await memberOf();
    await (await as(person)).usercv.update({ params: { id: person.id }, body: { showDiplomas: true } });
    const see = (what: 'public' | 'page', language = 'fr') =>
      ask('GET', `/usercv/user/${person.id}/${what}`, { 'accept-language': language });
    return { university, person, see };
  };

  test('and beyond its bucket refused after one read, to be asked for again', async () => {
    const { university, person, see } = await published();
    await take(university.id, 498);
    expect([(await see('public')).status, (await see('public')).status]).toEqual([200, 429]);
    const { result, entries } = await recorded(() => see('public'));
    expect([result.status, result.headers.get('retry-after'), result.headers.get('cache-control')]).toEqual([
      429,
      '1',
      'no-store',
    ]);
    expect(entries.map(({ operation }) => operation)).toEqual(['GetItem']);
    expect(await statusOf(await readBy(person))).toBe(429);
    afterMs(20);
    expect((await see('public')).status).toBe(200);
  });

  test.each([
    ['fr', 'CV en ligne · Thésée'],
    ['en', 'Online CV · Thésée'],
  ])('its reader (%s) gets a page, which nobody keeps or lists and which asks again', async (language, title) => {
    const { university, see } = await published();
    await see('page', language);
    await take(university.id, 498);
    await see('public');
    const { result, entries } = await recorded(() => see('page', language));
    expect(entries.map(({ operation }) => operation)).toEqual(['GetItem']);
    expect([
      result.status,
      ...['retry-after', 'cache-control', 'content-type', 'content-language'].map((name) => result.headers.get(name)),
    ]).toEqual([429, '1', 'no-store', 'text/html; charset=utf-8', language]);
    const html = await result.text();
    expect(html).toContain(`<title>${title}</title><meta name="robots" content="noindex">`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toContain('id="public-cv"');
  });

  test('which a page that was never there has not', async () => {
    expect((await ask('GET', '/usercv/user/nobody/page')).status).toBe(404);
  });
});
