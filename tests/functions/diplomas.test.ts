import { expect, test } from 'vitest';
import type { StoredUser } from '#functions/data/people/users.ts';
import { as, refused } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

const master = {
  name: 'Master de géographie',
  university: 'Université Rive-Sud',
  city: 'Lyon',
  startDate: '2021-09-01',
  endDate: '2023-06-30',
};

const candidate = async () => {
  const camille = await buildUser();
  return { camille, userId: camille.id, api: await as(camille) };
};

const add = async (fields: object = {}, owner?: StoredUser) => {
  const camille = owner ?? (await buildUser());
  const api = await as(camille);
  return { camille, api, diploma: await api.diplomas.create({ body: { userId: camille.id, ...master, ...fields } }) };
};

test('a diploma is added as it was said, private, and stands in the list', async () => {
  const { camille, api, diploma } = await add({ name: '  Master de géographie ' });
  expect(diploma).toEqual({
    id: expect.stringMatching(`^${camille.id}\\.\\w+$`),
    userId: camille.id,
    name: 'Master de géographie',
    university: 'Université Rive-Sud',
    city: 'Lyon',
    startDate: '2021-09-01',
    endDate: '2023-06-30',
    isPublic: false,
    revision: 0,
  });
  expect(await api.diplomas.listOfUser({ params: { userId: camille.id } })).toEqual([diploma]);
});

test('the list begins with the latest, and holds what its owner alone has', async () => {
  const { camille, api } = await add();
  await add({ name: 'Doctorat', startDate: '2023-10-01', endDate: '' }, camille);
  await add({ name: 'Licence', startDate: '2018-09-01', endDate: '2021-06-30' }, camille);
  await add({ name: 'De quelqu’un d’autre' });
  const list = await api.diplomas.listOfUser({ params: { userId: camille.id } });
  expect(list.map(({ name, endDate }) => [name, endDate])).toEqual([
    ['Doctorat', null],
    ['Master de géographie', '2023-06-30'],
    ['Licence', '2021-06-30'],
  ]);
});

test('a change leaves what it does not name, clears what is null, and can be the whole diploma made public', async () => {
  const { camille, api, diploma } = await add();
  const params = { id: diploma.id };
  const renamed = await api.diplomas.update({ params, body: { name: 'Master GAED', endDate: null } });
  expect(renamed).toEqual({ ...diploma, name: 'Master GAED', endDate: null, revision: 1 });
  const full = { ...renamed, isPublic: true };
  const published = { ...full, revision: 2 };
  expect(await api.diplomas.update({ params, body: full })).toEqual(published);
  expect(await api.diplomas.listOfUser({ params: { userId: camille.id } })).toEqual([published]);
});

test('a deleted diploma is gone, for every later call', async () => {
  const { camille, api, diploma } = await add();
  const params = { id: diploma.id };
  expect(await api.diplomas.remove({ params })).toBeUndefined();
  expect(await api.diplomas.listOfUser({ params: { userId: camille.id } })).toEqual([]);
  expect(await refused(api.diplomas.update({ params, body: { city: 'Paris' } }))).toMatchObject({ status: 404 });
  expect(await refused(api.diplomas.remove({ params }))).toMatchObject({ status: 404 });
});

test('missing and impossible values are named under their field, and nothing is kept', async () => {
  const { userId, api } = await candidate();
  const body = { userId, name: ' ', university: 'x'.repeat(201), city: 'Lyon', startDate: '2021-02-30' };
  const error = await refused(api.diplomas.create({ body }));
  expect(error).toMatchObject({ status: 422, code: 'invalid' });
  expect(error.details).toEqual([
    { field: 'name', code: 'required', msg: 'Ce champ est obligatoire.' },
    { field: 'university', code: 'too_long', maximum: 200, msg: '200 caractères au plus.' },
    { field: 'startDate', code: 'invalid_value', msg: 'Cette valeur n’est pas permise.' },
  ]);
  expect(await api.diplomas.listOfUser({ params: { userId } })).toEqual([]);
});

test('a diploma cannot end before it begins, when it is added or changed', async () => {
  const { userId, api } = await candidate();
  const reversed = { ...master, startDate: '2023-06-30', endDate: '2021-09-01' };
  const details = [{ field: 'endDate', code: 'ends_before_it_begins', msg: 'La fin vient avant le début.' }];
  expect((await refused(api.diplomas.create({ body: { userId, ...reversed } }))).details).toEqual(details);
  const { id } = await api.diplomas.create({ body: { userId, ...master } });
  expect((await refused(api.diplomas.update({ params: { id }, body: reversed }))).details).toEqual(details);
});

test('an administrator of the university reads the list and changes nothing in it', async () => {
  const university = await buildUniversity();
  const { camille, diploma } = await add({}, await buildUser({ university }));
  const { diplomas } = await as(await buildUser({ role: 'admin', university }));
  expect(await diplomas.listOfUser({ params: { userId: camille.id } })).toEqual([diploma]);
  const params = { id: diploma.id };
  expect(await refused(diplomas.update({ params, body: { city: 'Paris' } }))).toMatchObject({ status: 403 });
  expect(await refused(diplomas.remove({ params }))).toMatchObject({ status: 403 });
});

test('nobody else may be named as the owner, whether a diploma is added or changed (D25)', async () => {
  const university = await buildUniversity();
  const { api, diploma } = await add({}, await buildUser({ university }));
  const [colleague, stranger] = [await buildUser({ university }), await buildUser()];
  const asOwner = async (userId: string) => {
    const body = { ...diploma, userId };
    const calls = [api.diplomas.create({ body }), api.diplomas.update({ params: { id: diploma.id }, body })];
    return Promise.all(calls.map(async (call) => (await refused(call)).status));
  };
  expect(await asOwner(colleague.id)).toEqual([403, 403]);
  expect(await asOwner(stranger.id)).toEqual([404, 404]);
});

test('two hundred diplomas are kept, and one more when one was deleted (D56)', async () => {
  const { camille, userId, api } = await candidate();
  const numbered = (number: number) => ({ userId, ...master, name: `Diplôme ${number}` });
  for (let i = 0; i < 10; i += 1) {
    await Promise.all(Array.from({ length: 20 }, (_, j) => api.diplomas.create({ body: numbered(20 * i + j) })));
  }
  expect(await refused(api.diplomas.create({ body: numbered(200) }))).toMatchObject({
    status: 409,
    code: 'too_many_things',
    msg: 'Vous avez atteint le nombre maximal : 200. Supprimez-en pour faire de la place.',
  });
  const [one, ...others] = await api.diplomas.listOfUser({ params: { userId } });
  expect(others).toHaveLength(199);
  await api.diplomas.remove({ params: { id: one?.id ?? '' } });
  expect(await add({ name: 'De plus' }, camille)).toMatchObject({ diploma: { name: 'De plus' } });
});
