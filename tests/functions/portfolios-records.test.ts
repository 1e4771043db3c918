import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { begin } from '#tests/support/begun-assessment.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

const documents = DynamoDBDocumentClient.from(new DynamoDBClient());

beforeAll(seedCatalogue);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an assessment says its title, when it was begun and when it was last changed', async () => {
  const { camille, api } = await begin();
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  const begun = new Date().toISOString();
  const { id } = await api.portfolios.create({ body: { title: 'Bilan' } });
  const read = async () => (await api.portfolios.get({ params: { id } })).portfolio;
  const nothingSaid = {
    researchDomain: null,
    otherDomains: [],
    wishes: [],
    keptJobs: [],
    hiddenJobs: [],
    comparedJobs: [],
  };
  expect(await read()).toEqual({ id, title: 'Bilan', ...nothingSaid, createdAt: begun, updatedAt: begun, revision: 0 });
  vi.setSystemTime(Date.now() + 60_000);
  const rated = new Date().toISOString();
  const answer = await api.portfolios.rateValue({ params: { id: `${id}.v1` }, body: { value: 2 } });
  expect(answer.touchedAt).toBe(`${rated.slice(0, 19)}.000Z`);
  expect(await read()).toMatchObject({ createdAt: begun, updatedAt: rated });
  const { portfolios } = await api.portfolios.listOfUser({ params: { userId: camille.id } });
  expect(portfolios).toContainEqual({
    ...{ id, title: 'Bilan', ...nothingSaid, createdAt: begun, updatedAt: rated },
    // Answers do not raise the assessment's revision.
    ...{ answered: 1, total: 133, revision: 0 },
    kinds: {
      skill: { answered: 0, total: 46 },
      activity: { answered: 0, total: 34 },
      value: { answered: 1, total: 24 },
      // Six of ten skills.
      missingSkills: 28,
    },
  });
});

test('an assessment is called Portfolio unless a title is sent, which stays as it was sent', async () => {
  const { api } = await begin();
  expect(await api.portfolios.create({ body: {} })).toMatchObject({ title: 'Portfolio' });
  expect(await api.portfolios.create({ body: { title: 'Portfolio' } })).toMatchObject({ title: 'Portfolio' });
  const { details } = await refused(api.portfolios.create({ body: { title: ' ' } }));
  expect(details).toMatchObject([{ field: 'title', code: 'required' }]);
});

test('assessments are listed latest first, renamed, and deleted for good', async () => {
  const { camille, api, portfolio } = await begin();
  const second = await api.portfolios.create({ body: { title: 'Deuxième année' } });
  await api.portfolios.update({ params: { id: portfolio.id }, body: { title: '  Première année  ' } });
  const { portfolios } = await api.portfolios.listOfUser({ params: { userId: camille.id } });
  expect(portfolios.map(({ title }) => title)).toEqual(['Deuxième année', 'Première année']);

  await api.portfolios.remove({ params: { id: second.id } });
  const gone = { params: { id: second.id } };
  expect(await refused(api.portfolios.get(gone))).toMatchObject({ status: 404, code: 'not_found' });
  expect(await refused(api.portfolios.remove(gone))).toMatchObject({ status: 404 });
  expect(await refused(api.portfolios.update({ ...gone, body: { title: 'x' } }))).toMatchObject({ status: 404 });
});

test('an assessment begins with the domain of the one begun last, however many there are, and reads that one alone', async () => {
  const { camille, api } = await begin();
  const start = Date.now();
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  for (const [i, researchDomain] of ['3', '12', '7'].entries()) {
    vi.setSystemTime(start + 1000 * (i + 1));
    const { id } = await api.portfolios.create({ body: { title: `Bilan ${i}` } });
    await api.portfolios.update({ params: { id }, body: { researchDomain } });
  }
  vi.setSystemTime(start + 5000);
  const sent = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  expect(await api.portfolios.create({ body: { title: 'Suivant' } })).toMatchObject({ researchDomain: '7' });
  const queries = sent.mock.calls.map(([{ input }]) => input).filter((input) => 'KeyConditionExpression' in input);
  expect(queries).toEqual([expect.objectContaining({ Limit: 1, ScanIndexForward: false })]);
  // With the latest two deleted, the next one starts like the latest that is left.
  const { portfolios } = await api.portfolios.listOfUser({ params: { userId: camille.id } });
  for (const { id } of portfolios.slice(0, 2)) await api.portfolios.remove({ params: { id } });
  expect(await api.portfolios.create({ body: { title: 'Encore' } })).toMatchObject({ researchDomain: '12' });
});

test('an assessment from before ids followed one another in time is opened, rated and listed', async () => {
  const { camille, api, portfolio } = await begin();
  const at = '2025-01-06T09:00:00.000Z';
  const id = `${camille.id}.AAAAAAAAAAA`;
  const old = { PK: `USER#${camille.id}`, SK: `PORTFOLIO#${id}`, _et: 'Portfolio', id, title: 'Avant' };
  const Item = { ...old, researchDomain: '4', createdAt: at, updatedAt: at, answers: { v1: 17000000004 }, flags: {} };
  await documents.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item }));
  expect(await api.portfolios.get({ params: { id } })).toMatchObject({
    portfolio: { title: 'Avant', researchDomain: '4' },
  });
  await api.portfolios.rateValue({ params: { id: `${id}.v2` }, body: { value: 5 } });
  const values = await api.portfolios.listValues({ params: { portfolioId: id } });
  expect(values.slice(0, 3)).toMatchObject([
    { value: 4, touchedAt: '2023-11-14T22:13:20.000Z' },
    { value: 5 },
    { value: null, touchedAt: null },
  ]);
  const { portfolios } = await api.portfolios.listOfUser({ params: { userId: camille.id } });
  expect(portfolios.map(({ title }) => title)).toEqual([portfolio.title, 'Avant']);
  expect(await api.portfolios.create({ body: { title: 'Suivant' } })).toMatchObject({ researchDomain: null });
});

test('a candidate keeps sixty assessments: one more is refused with a sentence, and deleting one makes room for one (D56)', async () => {
  const camille = await buildUser();
  const { portfolios } = await as(camille);
  // Identical concurrent requests would count as one repeated call.
  const create = (i: number) => portfolios.create({ body: { title: `Bilan ${i}` } });
  for (let i = 0; i < 58; i += 1) await create(i);
  const outcomes = await Promise.allSettled([58, 59, 60].map(create));
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(reasons).toEqual([
    expect.objectContaining({
      status: 409,
      code: 'too_many_things',
      msg: 'Vous gardez déjà 60 auto-évaluations, le maximum. Supprimez-en une pour en commencer une autre.',
    }),
  ]);
  const list = async () => (await portfolios.listOfUser({ params: { userId: camille.id } })).portfolios;
  const [one] = await list();
  expect(await list()).toHaveLength(60);

  const twice = await Promise.allSettled([1, 2].map(() => portfolios.remove({ params: { id: one?.id ?? '' } })));
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await create(62);
  expect(await refused(create(63))).toMatchObject({ status: 409, code: 'too_many_things' });
  expect(await list()).toHaveLength(60);
  // The limit is per user.
  await expect((await begin()).api.portfolios.create({ body: { title: 'x' } })).resolves.toBeDefined();
});

test('an assessment is its candidate’s alone: colleagues and administrators get 403, other universities 404', async () => {
  const university = await buildUniversity();
  const camille = await as(await buildUser({ university }));
  const { id } = await camille.portfolios.create({ body: { title: 'À moi' } });
  const statusFor = async (fields: Parameters<typeof buildUser>[0]) =>
    (await refused((await as(await buildUser(fields))).portfolios.get({ params: { id } }))).status;

  expect(await statusFor({ university })).toBe(403);
  expect(await statusFor({ university, role: 'admin' })).toBe(403);
  expect(await statusFor({ university: null, role: 'super' })).toBe(403);
  expect(await statusFor({})).toBe(404);
  expect(await statusFor({ role: 'admin' })).toBe(404);
  expect((await refused(anonymous.portfolios.get({ params: { id } }))).status).toBe(401);
});
