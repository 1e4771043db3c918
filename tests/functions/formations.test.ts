import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeAll, expect, test } from 'vitest';
import { Stocks } from '#functions/data/kernel/entities.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { handler } from '#functions/formations/index.ts';
import { as, refused } from '#tests/support/api.ts';
import { ask } from '#tests/support/ask.ts';
import { auditOf } from '#tests/support/audit.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const begin = async () => {
  const university = await buildUniversity();
  const admin = await buildUser({ role: 'admin', university });
  const { formations } = await as(admin);
  const universityId = university.id;
  const add = (title: string, more: { url?: string; FormationCategoryId?: string } = {}) =>
    formations.create({ body: { universityId, title, description: `Trois jours : ${title}`, ...more } });
  const categorise = (name: string) => formations.createCategory({ body: { universityId, name } });
  const search = async (search?: string) =>
    (await formations.list({ query: { universityId, search } })).rows.map(({ title }) => title);
  return { university, universityId, admin, formations, add, categorise, search };
};

const keep = (universityId: string, stock: 'formations' | 'formation-categories', count: number) =>
  Stocks.build(UpdateItemCommand)
    .item({ holder: campusPartition(universityId), stock, count })
    .send();

test('a course is made of title and description, the rest is null until it is said, and is read by every member', async () => {
  const { university, universityId, formations, add } = await begin();
  const made = await add('De l’idée au brevet');
  expect(made).toEqual({
    id: expect.stringMatching(new RegExp(`^${universityId}_\\w+$`)),
    universityId,
    title: 'De l’idée au brevet',
    description: 'Trois jours : De l’idée au brevet',
    url: null,
    FormationCategoryId: null,
    FormationCategory: null,
    revision: 0,
  });
  const member = await as(await buildUser({ university }));
  expect(await member.formations.get({ params: { id: made.id } })).toEqual(made);
  expect(await formations.list({ query: { universityId } })).toEqual({ count: 1, rows: [{ ...made, strengths: {} }] });
});

test('a change leaves what it leaves out; address and category can be cleared; a category is given by its name', async () => {
  const { formations, add, categorise } = await begin();
  const langues = await categorise('Langues');
  const { id } = await add('Écrire en anglais', { url: 'formations.test/anglais', FormationCategoryId: langues.id });
  const change = (body: Parameters<typeof formations.update>[0]['body']) => formations.update({ params: { id }, body });

  expect(await change({ title: '  Rédiger en anglais ' })).toMatchObject({
    title: 'Rédiger en anglais',
    description: 'Trois jours : Écrire en anglais',
    url: 'formations.test/anglais',
    FormationCategoryId: langues.id,
    FormationCategory: { name: 'Langues' },
  });
  expect(await change({ url: '', FormationCategoryId: '' })).toMatchObject({
    url: null,
    FormationCategoryId: null,
    FormationCategory: null,
  });
  const other = await categorise('Communication');
  expect(await change({ FormationCategoryId: other.id })).toMatchObject({
    FormationCategory: { name: 'Communication' },
  });
});

test('courses stand by title, as French orders them, and are found by parts of words, in any order, whatever the accents', async () => {
  const { universityId, formations, add, search } = await begin();
  for (const title of ['Zoologie', 'écrire un article', 'Écrire un projet européen', 'Atelier 10', 'Atelier 9']) {
    await add(title);
  }
  expect(await search()).toEqual([
    'Atelier 9',
    'Atelier 10',
    'écrire un article',
    'Écrire un projet européen',
    'Zoologie',
  ]);
  expect(await search('ECRIRE')).toEqual(['écrire un article', 'Écrire un projet européen']);
  expect(await search('europ proj')).toEqual(['Écrire un projet européen']);
  expect(await search('article européen')).toEqual([]);
  // Matches, not all courses.
  expect((await formations.list({ query: { universityId, search: 'ecrire' } })).count).toBe(2);
  // The description alone does not match.
  expect(await search('trois jours')).toEqual([]);
});

test('a university sees its own courses and categories alone', async () => {
  const [here, there] = [await begin(), await begin()];
  await here.add('Ici');
  await there.add('Là-bas');
  await there.categorise('Ailleurs');
  expect(await here.search()).toEqual(['Ici']);
  expect(await here.formations.listCategories({ query: { universityId: here.universityId } })).toEqual([]);
});

test('a category is named, renamed, and leaves its courses without one when it is deleted', async () => {
  const { universityId, formations, add, categorise } = await begin();
  const [pedagogy, languages] = [await categorise('Pédagogie'), await categorise('Langues')];
  const names = async () => (await formations.listCategories({ query: { universityId } })).map(({ name }) => name);
  expect(languages).toEqual({ id: languages.id, universityId, name: 'Langues', revision: 0 });
  expect(await names()).toEqual(['Langues', 'Pédagogie']);
  await formations.updateCategory({ params: { id: pedagogy.id }, body: { name: 'Enseigner' } });
  expect(await names()).toEqual(['Enseigner', 'Langues']);

  const { id } = await add('Écrire en anglais', { FormationCategoryId: languages.id });
  await formations.removeCategory({ params: { id: languages.id } });
  expect(await names()).toEqual(['Enseigner']);
  const without = { id, FormationCategoryId: null, FormationCategory: null };
  expect(await formations.get({ params: { id } })).toMatchObject(without);
  expect((await formations.list({ query: { universityId } })).rows).toMatchObject([without]);
  const again = formations.update({ params: { id }, body: { FormationCategoryId: languages.id } });
  expect(await refused(again)).toMatchObject({ status: 404 });
});

test('a category of another university does not exist beside a course, made or changed', async () => {
  const [here, there] = [await begin(), await begin()];
  const { id: FormationCategoryId } = await there.categorise('Langues');
  const { id } = await here.add('Écrire');
  expect(await refused(here.add('Lire', { FormationCategoryId }))).toMatchObject({ status: 404 });
  const change = here.formations.update({ params: { id }, body: { FormationCategoryId } });
  expect(await refused(change)).toMatchObject({ status: 404 });
  const wrongKind = here.formations.update({ params: { id }, body: { FormationCategoryId: id } });
  expect(await refused(wrongKind)).toMatchObject({ status: 404 });
  expect(await here.search()).toEqual(['Écrire']);
  expect(await here.formations.get({ params: { id } })).toMatchObject({ FormationCategoryId: null });
});

test.each([
  [{ title: '   ' }, 'title', 'required'],
  [{ title: 'x'.repeat(201) }, 'title', 'too_long'],
  [{ description: null }, 'description', 'required'],
  [{ description: 'x'.repeat(4001) }, 'description', 'too_long'],
  [{ url: 'javascript:alert(1)' }, 'url', 'invalid_value'],
  [{ url: 'data:text/html,x' }, 'url', 'invalid_value'],
  [{ url: 'ftp://formations.test' }, 'url', 'invalid_value'],
  [{ url: 'java\tscript:alert(1)' }, 'url', 'invalid_value'],
  [{ url: '\u0001javascript:alert(1)' }, 'url', 'control_character'],
  [{ url: 'deux mots' }, 'url', 'invalid_value'],
])('a course of %o is refused with what is wrong, and not made', async (wrong, field, code) => {
  const { universityId, admin, search } = await begin();
  const body = { universityId, title: 'Lire', description: 'Lire vite', ...wrong };
  const reply = await ask(handler, 'POST /formations', { as: admin, body });
  expect(reply).toMatchObject({ status: 422, body: { details: [{ field, code }] } });
  expect(await search()).toEqual([]);
});

test.each(['https://formations.test/a?b=c#d', 'http://localhost:8080', 'formations.test', 'formations.test:8080/x'])(
  'the address %s is kept as it was typed',
  async (url) => {
    const { add } = await begin();
    expect(await add('Lire', { url })).toMatchObject({ url });
  },
);

test('a list that does not say of which university is refused for that', async () => {
  const { admin } = await begin();
  const reply = await ask(handler, 'GET /formations', { as: admin });
  expect(reply).toMatchObject({ status: 422, body: { details: [{ field: 'universityId', code: 'required' }] } });
});

test('when two administrators edit a course, the second gets its current state; linking a skill is no such edit', async () => {
  const { university, formations, add } = await begin();
  const { id } = await add('Lire');
  const colleague = (await as(await buildUser({ role: 'admin', university }))).formations;
  const mine = await formations.get({ params: { id } });
  const theirs = await colleague.get({ params: { id } });
  await colleague.addSkill({ body: { formationId: id, skillId: 's1' } });

  await colleague.update({ params: { id }, body: { title: 'Relire' }, revision: theirs.revision });
  const late = await refused(formations.update({ params: { id }, body: { title: 'Délire' }, revision: mine.revision }));
  expect(late).toMatchObject({ status: 412, details: [{ id, title: 'Relire' }] });
  const now = await formations.get({ params: { id } });
  expect(now).toMatchObject({ title: 'Relire' });
  await formations.update({ params: { id }, body: { title: 'Élire' }, revision: now.revision });
  expect(await colleague.get({ params: { id } })).toMatchObject({ title: 'Élire' });
});

test('the same course is made once when its reply was lost, category and all', async () => {
  const { universityId, admin, categorise, search } = await begin();
  const { id: FormationCategoryId } = await categorise('Langues');
  const body = { universityId, title: 'Lire', description: 'Lire vite', FormationCategoryId };
  const headers = { 'idempotency-key': `again-${universityId}` };
  const [first, second] = [
    await ask(handler, 'POST /formations', { as: admin, body, headers }),
    await ask(handler, 'POST /formations', { as: admin, body, headers }),
  ];
  expect(first.body).toMatchObject({ FormationCategory: { name: 'Langues' } });
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await search()).toEqual(['Lire']);
});

test('a university keeps 20 000 courses and 500 categories; deleting one makes room', async () => {
  const { universityId, formations, add, categorise } = await begin();
  const { id } = await add('Lire');
  await keep(universityId, 'formations', 20_000);
  expect(await refused(add('Écrire'))).toMatchObject({ status: 409, code: 'too_many_things' });
  await formations.remove({ params: { id } });
  await add('Écrire');

  await keep(universityId, 'formation-categories', 500);
  expect(await refused(categorise('Langues'))).toMatchObject({
    status: 409,
    msg: 'Votre université garde déjà 500 catégories, le maximum. Supprimez-en une d’abord.',
  });
});

test('an administrator’s act is recorded: the call, the course and the fields, without values', async () => {
  const { universityId, admin, formations, add } = await begin();
  const { id } = await add('Lire');
  await formations.update({ params: { id }, body: { title: 'Relire' } });
  await formations.remove({ params: { id } });
  const entry = { universityId, actorId: admin.id, targets: [id] };
  expect(await auditOf(universityId)).toEqual([
    expect.objectContaining({ ...entry, call: 'POST /api/v0/formations', fields: [] }),
    expect.objectContaining({ ...entry, call: 'PUT /api/v0/formations/{id}', fields: ['title'] }),
    expect.objectContaining({ ...entry, call: 'DELETE /api/v0/formations/{id}', fields: [] }),
  ]);
});

test('a deleted course is gone, with its skills', async () => {
  const { formations, add, search } = await begin();
  const { id } = await add('Lire');
  const skill = await formations.addSkill({ body: { formationId: id, skillId: 's1' } });
  await formations.remove({ params: { id } });
  expect(await search()).toEqual([]);
  const gone = [
    () => formations.get({ params: { id } }),
    () => formations.remove({ params: { id } }),
    () => formations.update({ params: { id }, body: { title: 'Relire' } }),
    () => formations.listSkills({ query: { formationId: id } }),
    () => formations.addSkill({ body: { formationId: id, skillId: 's2' } }),
    () => formations.updateSkill({ params: { id: skill.id }, body: { value: 1 } }),
    () => formations.removeSkill({ params: { id: skill.id } }),
  ];
  for (const call of gone) expect(await refused(call())).toMatchObject({ status: 404 });
});
