import { expect, test } from 'vitest';
import { as, refused } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';

const article = {
  title: 'Îlots voisins, santés inégales',
  description: 'Un modèle spatial de données hospitalières rares.',
  authors: 'C. Roche, N. Sow',
  journalName: 'Espaces et santé',
  date: 2025,
  url: 'https://doi.example/10.1000/ilots',
};

const candidate = async () => {
  const user = await buildUser();
  const { publications: api } = await as(user);
  return { userId: user.id, api };
};

test('a publication is added as it was said, private', async () => {
  const { userId, api } = await candidate();
  const added = await api.create({ body: { userId, ...article } });
  expect(added).toEqual({
    id: expect.stringMatching(`^${userId}\\.\\w+$`),
    userId,
    title: 'Îlots voisins, santés inégales',
    description: 'Un modèle spatial de données hospitalières rares.',
    authors: 'C. Roche, N. Sow',
    journalName: 'Espaces et santé',
    date: 2025,
    url: 'https://doi.example/10.1000/ilots',
    isPublic: false,
    revision: 0,
  });
  expect(await api.listOfUser({ params: { userId } })).toEqual([added]);
});

test('a title and a description are enough; the list begins with the latest year and ends with those of none', async () => {
  const { userId, api } = await candidate();
  const { title, description } = article;
  for (const date of [null, 2019, 2024]) await api.create({ body: { userId, title, description, date } });
  const list = await api.listOfUser({ params: { userId } });
  expect(list.map(({ date, authors, journalName, url }) => [date, authors, journalName, url])).toEqual([
    [2024, null, null, null],
    [2019, null, null, null],
    [null, null, null, null],
  ]);
});

test('a year lies between 1900 and the present one, whichever that is', async () => {
  const { userId, api } = await candidate();
  const present = new Date().getFullYear();
  const statusOf = (date: number) =>
    api.create({ body: { userId, ...article, date } }).then(
      () => 201,
      ({ status }) => status,
    );
  expect(await Promise.all([1899, 1900, present, present + 1, 2024.5].map(statusOf))).toEqual([
    422, 201, 201, 422, 422,
  ]);
});

test('a link that is none of the web is refused under its field; a change leaves what it does not name', async () => {
  const { userId, api } = await candidate();
  const error = await refused(api.create({ body: { userId, ...article, url: 'javascript:alert(1)' } }));
  expect([error.status, error.details?.map(({ field }) => field)]).toEqual([422, ['url']]);
  const added = await api.create({ body: { userId, ...article } });
  const params = { id: added.id };
  expect(await api.update({ params, body: { date: null, isPublic: true } })).toEqual({
    ...added,
    date: null,
    isPublic: true,
    revision: 1,
  });
  await api.remove({ params });
  expect(await api.listOfUser({ params: { userId } })).toEqual([]);
});
