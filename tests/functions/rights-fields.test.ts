import { expect, test } from 'vitest';
import type { StoredUser } from '#functions/data/people/users.ts';
import { anonymous, as, withHeaders } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

type Api = typeof anonymous;

const listed = async (api: Api, id: string) => (await api.universities.list()).rows.find((row) => row.id === id);

test('GET /universities tells city and day of creation to a super administrator, to members of their own only, and else to nobody', async () => {
  const university = await buildUniversity({ name: 'Université de Namur', city: 'Namur', logoUrl: '/files/img/namur' });
  const { id, city, createdAt } = university;
  const called = async (person: StoredUser) => listed(await as(person), id);
  for (const role of ['user', 'admin'] as const) {
    expect(await called(await buildUser({ university, role }))).toMatchObject({ city, createdAt });
  }
  expect(await called(await buildUser({ role: 'super', university: null }))).toMatchObject({ city, createdAt });

  const name = { id, name: 'Université de Namur', logoUrl: '/files/img/namur' };
  for (const api of [anonymous, await as(await buildUser()), await as(await buildUser({ role: 'admin' }))]) {
    const {
      city: told = null,
      createdAt: since = null,
      ...rest
    } = { ...(await listed(api, id)) } as Partial<typeof university>;
    expect([told, since, rest]).toEqual([null, null, name]);
  }
});

test('a call that is open to everyone answers also whoever comes with a void token, as it answers anybody', async () => {
  const { id } = await buildUniversity({ city: 'Namur' });
  const stale = withHeaders({ authorization: 'Bearer void' });
  expect(await listed(stale, id)).toEqual(await listed(anonymous, id));
});
