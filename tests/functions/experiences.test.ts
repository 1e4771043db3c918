import { expect, test } from 'vitest';
import { as, refused } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';

const survey = {
  title: 'Chargée d’études',
  company: 'Observatoire régional de la santé',
  city: 'Lyon',
  startDate: '2022-10-01',
  endDate: '2023-09-30',
};

const candidate = async () => {
  const user = await buildUser();
  const { experiences: api } = await as(user);
  return { userId: user.id, api };
};

test('an experience is added as it was said, private, and the list begins with the latest', async () => {
  const { userId, api } = await candidate();
  const first = await api.create({ body: { userId, ...survey } });
  expect(first).toEqual({
    id: expect.stringMatching(`^${userId}\\.\\w+$`),
    userId,
    title: 'Chargée d’études',
    company: 'Observatoire régional de la santé',
    city: 'Lyon',
    startDate: '2022-10-01',
    endDate: '2023-09-30',
    isPublic: false,
    revision: 0,
  });
  const now = await api.create({
    body: { userId, ...survey, title: 'Doctorante', startDate: '2023-10-01', endDate: null },
  });
  expect(await api.listOfUser({ params: { userId } })).toEqual([now, first]);
});

test('a change leaves what it does not name; a deleted experience is gone', async () => {
  const { userId, api } = await candidate();
  const before = await api.create({ body: { userId, ...survey } });
  const params = { id: before.id };
  expect(await api.update({ params, body: { city: 'Grenoble', isPublic: true } })).toEqual({
    ...before,
    city: 'Grenoble',
    isPublic: true,
    revision: 1,
  });
  await api.remove({ params });
  expect(await api.listOfUser({ params: { userId } })).toEqual([]);
  expect(await refused(api.update({ params, body: { city: 'Paris' } }))).toMatchObject({ status: 404 });
});

test('missing fields, and an end before the start, are named under their fields', async () => {
  const { userId, api } = await candidate();
  const empty = await refused(api.create({ body: { userId, ...survey, title: '', company: ' ', city: '' } }));
  expect(empty.status).toBe(422);
  expect(empty.details?.map(({ field, code }) => [field, code])).toEqual([
    ['title', 'required'],
    ['company', 'required'],
    ['city', 'required'],
  ]);
  const reversed = await refused(api.create({ body: { userId, ...survey, endDate: '2022-09-30' } }));
  expect(reversed.details).toMatchObject([{ field: 'endDate', code: 'ends_before_it_begins' }]);
});
