import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/catalogue/index.ts';
import { refused, withHeaders } from '#tests/support/api.ts';
import { ask } from '#tests/support/ask.ts';
import { emptyCatalogue } from '#tests/support/catalogue.ts';
import { keeper, load, member, superUser, texts } from '#tests/support/catalogue-keeper.ts';
import { tokenOf } from '#tests/support/sessions.ts';

beforeEach(async () => {
  await emptyCatalogue();
  await load();
});

test('an entry is changed only as it was last seen: 412 with what it is now (If-Match)', async () => {
  const user = await superUser();
  const sent = { as: user, params: { id: 's2' } };
  const { headers } = await ask(handler, 'GET /skills/{id}', sent);
  const etag = String(headers.etag);
  const rename = (name: string, ifMatch: string) =>
    ask(handler, 'PUT /skills/{id}', { ...sent, body: { name }, headers: { 'if-match': ifMatch } });
  const first = await rename('Listening', etag);
  expect(first).toMatchObject({ status: 200, body: { name: 'Listening' } });
  expect(first.headers.etag).not.toBe(etag);
  const late = await rename('Attention', etag);
  expect(late).toMatchObject({ status: 412, body: { code: 'changed_meanwhile', details: [{ name: 'Listening' }] } });
  expect(late.headers.etag).toBe(first.headers.etag);
  // Changes of another entry, or of the strengths for this one, are no conflict.
  const api = await keeper();
  await api.updateSkill({ params: { id: 's1' }, body: { name: 'Reading' } });
  await api.updateJobSkill({ params: { id: 'j1.s2' }, body: { value: 1 } });
  expect(await rename('Attention', String(first.headers.etag))).toMatchObject({ status: 200 });
  expect(await (await keeper()).getSkill({ params: { id: 's2' } })).toMatchObject({ name: 'Attention' });
});

test('the revision of an entry is the same from the pages of an import and over them', async () => {
  const sent = { as: await superUser(), params: { id: 'j1' } };
  const etag = async () => (await ask(handler, 'GET /jobs/{id}', sent)).headers.etag;
  const before = await etag();
  const api = await keeper();
  await api.updateJob({ params: { id: 'j1' }, body: { name: 'Informaticist' } });
  expect(await etag()).not.toBe(before);
  await api.updateJob({ params: { id: 'j1' }, body: { name: 'Computer science researcher' } });
  expect(await etag()).toBe(before);
});

test('a repeated creation makes one entry (Idempotency-Key)', async () => {
  const headers = {
    authorization: `Bearer ${await tokenOf(await superUser())}`,
    'idempotency-key': 'one-and-the-same',
  };
  const { catalogue } = withHeaders(headers);
  const body = { ...texts, category: 1 };
  const first = await catalogue.createSkill({ body });
  expect(await catalogue.createSkill({ body })).toEqual(first);
  expect((await catalogue.listSkills()).skills.filter(({ name }) => name === texts.name)).toHaveLength(1);
});

test('entries that are made at one moment all get an id of their own', async () => {
  const api = await keeper();
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, i) => api.createSkill({ body: { ...texts, name: `Skill ${i}`, category: 1 } })),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(8);
  const names = (await api.listSkills()).skills.map(({ name }) => name);
  expect(made.filter(({ name }) => !names.includes(name))).toEqual([]);
});

test('an installation without any catalogue begins one with its first entry', async () => {
  await emptyCatalogue();
  const api = await keeper();
  expect((await api.listSkills()).skills).toEqual([]);
  expect(await refused(api.getSkill({ params: { id: 's1' } }))).toMatchObject({ status: 404 });
  const added = await api.createSkill({ body: { ...texts, category: 1 } });
  expect(await (await member()).getSkill({ params: { id: added.id } })).toEqual(added);
  expect((await load()).changes.find(({ id }) => id === added.id)).toMatchObject({ what: 'retired' });
});
