import { beforeAll, expect, test } from 'vitest';
import { refused } from '#tests/support/api.ts';
import { begin } from '#tests/support/begun-assessment.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

test('a new assessment lists every entry of the catalogue as not answered', async () => {
  const { api, portfolio } = await begin();
  const params = { portfolioId: portfolio.id };
  const skills = await api.portfolios.listSkills({ params });
  const lists = [
    skills,
    await api.portfolios.listActivities({ params }),
    await api.portfolios.listValues({ params }),
    await api.portfolios.listRncps({ params }),
  ];
  expect(lists.map((rows) => new Set(rows.map(({ id }) => id)).size)).toEqual(lists.map((rows) => rows.length));
  expect(lists.map((rows) => rows.length)).toEqual([46, 34, 24, 29]);
  expect(lists.flat().every(({ value, touchedAt }) => value === null && touchedAt === null)).toBe(true);
  expect(skills[0]?.Skill).toMatchObject({ category: 1, nameFR: expect.any(String), name: expect.any(String) });
});

test('a rating keeps 0, N/A and “not answered” apart, and a like stands beside it', async () => {
  const { api, portfolio } = await begin();
  const [zero, na, liked] = await api.portfolios.listSkills({ params: { portfolioId: portfolio.id } });
  if (!zero || !na || !liked) throw new Error('the catalogue has too few skills');

  expect(await api.portfolios.rateSkill({ params: { id: zero.id }, body: { value: 0 } })).toMatchObject({ value: 0 });
  await api.portfolios.rateSkill({ params: { id: na.id }, body: { value: null } });
  await api.portfolios.rateSkill({ params: { id: liked.id }, body: { importantFlag: true } });

  const after = await api.portfolios.listSkills({ params: { portfolioId: portfolio.id } });
  expect(after[0]).toMatchObject({ value: 0, touchedAt: expect.any(String), importantFlag: null });
  expect(after[1]).toMatchObject({ value: null, touchedAt: expect.any(String) });
  expect(after[2]).toMatchObject({ value: null, touchedAt: null, importantFlag: true });

  await api.portfolios.rateSkill({ params: { id: liked.id }, body: { importantFlag: null } });
  const [, , neutral] = await api.portfolios.listSkills({ params: { portfolioId: portfolio.id } });
  expect(neutral?.importantFlag).toBeNull();
});

test('each of the four kinds keeps its answer, sent alone and among others', async () => {
  const { api, portfolio } = await begin();
  const params = { portfolioId: portfolio.id };
  const id = (entry: string) => ({ id: `${portfolio.id}.${entry}` });
  await api.portfolios.rateSkill({ params: id('s2'), body: { value: 1 } });
  await api.portfolios.rateActivity({ params: id('a2'), body: { value: 2 } });
  await api.portfolios.rateValue({ params: id('v2'), body: { value: 3 } });
  await api.portfolios.rateRncp({ params: id('r2'), body: { value: 4 } });
  const more = ['s3', 'a3', 'v3', 'r3'].map((entry) => ({ ...id(entry), value: 5 }));
  const { ratings } = await api.portfolios.rateMany({ params: { id: portfolio.id }, body: { ratings: more } });
  expect(ratings.map(({ id, value }) => ({ id, value }))).toEqual(more);
  const stored = (
    await Promise.all([
      api.portfolios.listSkills({ params }),
      api.portfolios.listActivities({ params }),
      api.portfolios.listValues({ params }),
      api.portfolios.listRncps({ params }),
    ])
  ).map((rows) => rows.flatMap(({ id, value }) => (value === null ? [] : [[id.split('.')[2], value]])));
  expect(stored).toEqual([
    [
      ['s2', 1],
      ['s3', 5],
    ],
    [
      ['a2', 2],
      ['a3', 5],
    ],
    [
      ['v2', 3],
      ['v3', 5],
    ],
    [
      ['r2', 4],
      ['r3', 5],
    ],
  ]);
});

test('fifty simultaneous ratings of one assessment are all kept', async () => {
  const { api, portfolio } = await begin();
  const rows = (await api.portfolios.listSkills({ params: { portfolioId: portfolio.id } })).slice(0, 45);
  await Promise.all(rows.map(({ id }, i) => api.portfolios.rateSkill({ params: { id }, body: { value: i % 6 } })));
  const after = await api.portfolios.listSkills({ params: { portfolioId: portfolio.id } });
  expect(after.slice(0, 45).map(({ value }) => value)).toEqual(rows.map((_, i) => i % 6));
});

test.each([{ value: 6 }, { value: -1 }, { value: 2.5 }, { value: '3' }, { importantFlag: 'yes' }])(
  'a rating of %o is refused and writes nothing',
  async (body) => {
    const { api, portfolio } = await begin();
    const [row] = await api.portfolios.listSkills({ params: { portfolioId: portfolio.id } });
    const call = api.portfolios.rateSkill({ params: { id: row?.id ?? '' }, body: body as { value: number } });
    const error = await refused(call);
    expect(error).toMatchObject({ status: 422, code: 'invalid' });
    expect(error.details).toEqual([expect.objectContaining({ field: Object.keys(body)[0], msg: expect.any(String) })]);
    const [after] = await api.portfolios.listSkills({ params: { portfolioId: portfolio.id } });
    expect(after).toEqual(row);
  },
);

test('an answer must belong to the assessment and to the kind that it is sent to', async () => {
  const { api, portfolio } = await begin();
  const other = await api.portfolios.create({ body: { title: 'Autre' } });
  const [skill] = await api.portfolios.listSkills({ params: { portfolioId: other.id } });
  const id = skill?.id ?? '';
  const wrongPortfolio = api.portfolios.rateMany({
    params: { id: portfolio.id },
    body: { ratings: [{ id, value: 3 }] },
  });
  expect(await refused(wrongPortfolio)).toMatchObject({ status: 404 });
  expect(await refused(api.portfolios.rateValue({ params: { id }, body: { value: 3 } }))).toMatchObject({
    status: 404,
  });
});
