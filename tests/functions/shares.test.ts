import { beforeAll, expect, test, vi } from 'vitest';
import { takeShare } from '#functions/data/universities/usages.ts';
import { as, refused } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { tokenOf } from '#tests/support/sessions.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

beforeAll(seedCatalogue);
stopClock();

const afterMs = (ms: number) => vi.setSystemTime(start + ms);
const superUser = async () => as(await buildUser({ role: 'super', university: null }));

test('a share allows its number at once, even at one moment, and each comes back in its time', async () => {
  const { id } = await buildUniversity();
  const bucket = { atOnce: 5, intervalMs: 1000 };
  const take = async (count: number, at: number): Promise<number> => {
    const now = new Date(start + at);
    const taken = await Promise.all(Array.from({ length: count }, () => takeShare(id, 'jobs', bucket, now)));
    return taken.filter(Boolean).length;
  };
  expect(await take(12, 0)).toBe(5);
  expect(await take(3, 999)).toBe(0);
  expect(await take(3, 2000)).toBe(2);
  expect(await take(9, 60_000)).toBe(5);
});

const twoCandidates = () =>
  Promise.all(
    [0, 1].map(async () => {
      const university = await buildUniversity();
      const candidate = await buildUser({ university });
      const { id } = await (await as(candidate)).portfolios.create({ body: { title: 'Portfolio' } });
      const headers = { authorization: `Bearer ${await tokenOf(candidate)}` };
      const rank = () => invoke(new Request(`http://test/api/v0/portfolios/${id}/generate-jobs`, { headers }));
      return { universityId: university.id, rank };
    }),
  );

/** The burst refills in 90 s. */
const exhaust = (universityId: string) =>
  takeShare(universityId, 'jobs', { atOnce: 1, intervalMs: 90_000 }, new Date());

test('whoever’s university has used its share is told when to come back; all others go on', async () => {
  const [here, there] = await twoCandidates();
  if (!here || !there) throw new Error('two were made');
  await exhaust(here.universityId);
  const reply = await here.rank();
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '1']);
  // Without answers the call is refused with 422, after the rate limit.
  expect((await there.rank()).status).toBe(422);
  afterMs(150);
  expect((await here.rank()).status).toBe(422);
  expect((await here.rank()).status).toBe(429);
});

test('a caller who is refused again before the share refills is refused by identity, without reading the request', async () => {
  const [here] = await twoCandidates();
  if (!here) throw new Error('one was made');
  await exhaust(here.universityId);
  expect((await here.rank()).status).toBe(429);
  afterMs(149);
  const { result, entries } = await recorded(here.rank);
  expect([result.status, result.headers.get('retry-after')]).toEqual([429, '1']);
  expect(entries).toHaveLength(1);
});

test('a super administrator gives a larger share, which holds within a minute, and reads what was used by day', async () => {
  const [here] = await twoCandidates();
  if (!here) throw new Error('one was made');
  const { universities } = await superUser();
  const params = { id: here.universityId };
  await here.rank();
  expect(await universities.setShare({ params, body: { share: 3 } })).toEqual({ share: 3, revision: 1 });
  afterMs(60_000);
  await exhaust(here.universityId);
  // Three times the default rate: one per 50 ms.
  afterMs(60_050);
  expect((await here.rank()).status).toBe(422);
  expect((await here.rank()).status).toBe(429);

  afterMs(86_400_000);
  await takeShare(here.universityId, 'pdfs', { atOnce: 1, intervalMs: 1 }, new Date());
  const { getUsage } = (await superUser()).universities;
  const day = (ms: number) => new Date(start + ms).toISOString().slice(0, 10);
  const query = { from: day(0), until: day(86_400_000) };
  expect(await getUsage({ params, query })).toMatchObject({
    share: 3,
    revision: 1,
    days: [
      { day: day(86_400_000), jobs: 0, mails: 0, pdfs: 1, uploads: 0 },
      { day: day(0), jobs: 3, mails: 0, pdfs: 0, uploads: 0 },
    ],
  });
  expect((await getUsage({ params, query: { ...query, from: query.until } })).days).toHaveLength(1);
});

test.each([0, 101, 1.5])('a share of %s is none', async (share) => {
  const { id } = await buildUniversity();
  const error = await refused((await superUser()).universities.setShare({ params: { id }, body: { share } }));
  expect([error.status, error.details.map(({ field }) => field)]).toEqual([422, ['share']]);
});

test('an invitation that is sent again is taken from the university’s share of mails', async () => {
  const university = await buildUniversity();
  const { users } = await as(await buildUser({ role: 'admin', university }));
  const { id } = await users.create({
    body: {
      ...{ firstName: 'Ambre', lastName: 'Sérilhac', email: `ambre@${university.id.toLowerCase()}.test` },
      ...{ password: 'bleu-cerise-marche-7', role: 'user', universityId: university.id },
    },
  });
  await users.resendInvitation({ params: { id } });
  await takeShare(university.id, 'mails', { atOnce: 99, intervalMs: 10 * 3_600_000 }, new Date());
  expect(await refused(users.resendInvitation({ params: { id } }))).toMatchObject({ status: 429 });
});
