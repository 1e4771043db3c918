import { expect, test } from 'vitest';
import { handler } from '#functions/universities/index.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { ask } from '#tests/support/ask.ts';
import { auditOf } from '#tests/support/audit.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

const place = {
  name: 'Université de Lyon',
  city: 'Lyon',
  country: 'France',
  address: '92 rue Pasteur, 69007 Lyon',
  contactEmail: 'doctorat@lyon.test',
  timeZone: 'Indian/Reunion',
};

const begin = async () => {
  const university = await buildUniversity(place);
  return { university, admin: await buildUser({ role: 'admin', university }) };
};

test('a university is read with everything said of it, and null for what is not', async () => {
  const { university, admin } = await begin();
  const get = async (id: string, who = admin) => (await as(who)).universities.get({ params: { id } });
  expect(await get(university.id)).toEqual({
    id: university.id,
    createdAt: expect.stringMatching(/^20\d\d-.*Z$/),
    logoUrl: null,
    ...place,
    revision: 0,
  });
  const bare = await buildUniversity({ name: 'Sans rien', city: null });
  expect(await get(bare.id, await buildUser({ university: bare }))).toEqual({
    id: bare.id,
    name: 'Sans rien',
    city: null,
    country: null,
    address: null,
    contactEmail: null,
    timeZone: 'Europe/Paris',
    logoUrl: null,
    createdAt: bare.createdAt,
    revision: 0,
  });
});

test('an absent field stays, null and the empty string clear it, an unknown field is dropped (D28, D69, D25)', async () => {
  const { university, admin } = await begin();
  const { universities } = await as(admin);
  const params = { id: university.id };
  const change = (body: Parameters<typeof universities.update>[0]['body']) => universities.update({ params, body });

  expect(await change({ city: '  Villeurbanne ' })).toEqual({ ...university, city: 'Villeurbanne', revision: 1 });
  expect(await change({ address: '', country: null, timeZone: null })).toMatchObject({
    address: null,
    country: null,
    timeZone: 'Europe/Paris',
  });
  const sneaky = {
    name: 'Lyon 1',
    id: 'other',
    createdAt: '2001-01-01T00:00:00.000Z',
    logoUrl: '/files/x',
    revision: 9,
  };
  expect(await change(sneaky)).toMatchObject({ id: university.id, createdAt: university.createdAt, logoUrl: null });
  expect(await universities.get({ params })).toEqual({
    ...university,
    name: 'Lyon 1',
    city: 'Villeurbanne',
    address: null,
    country: null,
    timeZone: 'Europe/Paris',
    revision: 3,
  });
});

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ name: null }, 'name', 'required'],
  [{ contactEmail: 'nobody' }, 'contactEmail', 'invalid_email'],
  [{ address: 'x'.repeat(501) }, 'address', 'too_long'],
  [{ city: 12 }, 'city', 'invalid_type'],
  [{ timeZone: 'Europe/Atlantis' }, 'timeZone', 'unknown_time_zone'],
  [{ timeZone: 'E'.repeat(41) }, 'timeZone', 'too_long'],
  [{ timeZone: 2 }, 'timeZone', 'invalid_type'],
])('a change of %o is refused, the field is named, and nothing is written', async (body, field, code) => {
  const { university, admin } = await begin();
  const { universities } = await as(admin);
  const params = { id: university.id };
  const error = await refused(
    universities.update({ params, body: { country: 'Suisse', ...body } as { country: string } }),
  );
  expect(error).toMatchObject({ status: 422, code: 'invalid' });
  expect(error.details).toEqual([expect.objectContaining({ field, code, msg: expect.any(String) })]);
  expect(await universities.get({ params })).toEqual(university);
});

test('when two administrators edit the same state, the second is told, with the current record', async () => {
  const { university, admin } = await begin();
  const path = 'PUT /universities/{id}';
  const params = { id: university.id };
  const { headers } = await ask(handler, 'GET /universities/{id}', { as: admin, params });
  const seen = { 'if-match': String(headers.etag) };
  const send = (body: object, tags: Record<string, string> = {}) =>
    ask(handler, path, { as: admin, params, body, headers: tags });

  const first = await send({ city: 'Bron' }, seen);
  expect(first).toMatchObject({ status: 200, body: { city: 'Bron' } });
  expect(first.headers.etag).not.toBe(headers.etag);
  expect(await send({ city: 'Oullins', country: 'Suisse' }, seen)).toMatchObject({
    status: 412,
    headers: { etag: first.headers.etag },
    body: { code: 'changed_meanwhile', details: [{ ...university, city: 'Bron', revision: 1 }] },
  });
  expect(await (await as(admin)).universities.get({ params })).toMatchObject({ city: 'Bron', country: 'France' });
  expect(await send({ city: 'Oullins' }, { 'if-match': String(first.headers.etag) })).toMatchObject({ status: 200 });
  expect(await send({ city: 'Lyon' })).toMatchObject({ status: 200, body: { city: 'Lyon' } });
});

test('of ten changes to one state at one moment, one succeeds', async () => {
  const { university, admin } = await begin();
  const params = { id: university.id };
  const { headers } = await ask(handler, 'GET /universities/{id}', { as: admin, params });
  const tags = { 'if-match': String(headers.etag) };
  const change = (_: unknown, i: number) =>
    ask(handler, 'PUT /universities/{id}', { as: admin, params, body: { city: `Lyon ${i}` }, headers: tags });
  const statuses = (await Promise.all(Array.from({ length: 10 }, change))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 412, 412, 412, 412, 412, 412, 412, 412, 412]);
});

test('a change of a university is recorded with the names of its fields, without their values (D68)', async () => {
  const { university, admin } = await begin();
  const { universities } = await as(admin);
  const params = { id: university.id };
  await universities.update({ params, body: { city: 'Grigny', address: null, timeZone: 'Indian/Mayotte' } });
  await refused(universities.update({ params, body: { contactEmail: 'nobody' } }));
  const entries = await auditOf(university.id);
  expect(entries).toMatchObject([
    {
      actorId: admin.id,
      call: 'PUT /api/v0/universities/{id}',
      targets: [university.id],
      fields: ['city', 'address', 'timeZone'],
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Grigny');
});

test('anybody may list the universities; city and date go to super administrators, and to members for their own (D63)', async () => {
  const { university, admin } = await begin();
  const rowFor = async (api: typeof anonymous) =>
    (await api.universities.list()).rows.find(({ id }) => id === university.id);
  const everybody = { id: university.id, name: place.name, logoUrl: null };
  const whole = { ...everybody, city: 'Lyon', createdAt: university.createdAt };
  expect(await rowFor(anonymous)).toEqual(everybody);
  expect(await rowFor(await as(await buildUser()))).toEqual(everybody);
  expect(await rowFor(await as(admin))).toEqual(whole);
  expect(await rowFor(await as(await buildUser({ role: 'super', university: null })))).toEqual(whole);

  await (await as(admin)).universities.update({ params: { id: university.id }, body: { city: '' } });
  expect(await rowFor(await as(admin))).toEqual({ ...whole, city: null });
});

test('a university that is not there is not found, changed or not', async () => {
  const { universities } = await as(await buildUser({ role: 'super', university: null }));
  const params = { id: 'none-nothingHere' };
  expect(await refused(universities.get({ params }))).toMatchObject({ status: 404 });
  expect(await refused(universities.update({ params, body: { city: 'Nulle part' } }))).toMatchObject({ status: 404 });
});

test('a super administrator adds a university, which anybody can choose from then on; it has a record of its own in the audit', async () => {
  const { universities } = await as(await buildUser({ role: 'super', university: null }));
  const made = await universities.create({ body: { name: '  Université des Marais ', city: 'Niort' } });
  const blank = { timeZone: 'Europe/Paris', country: null, address: null, contactEmail: null, logoUrl: null };
  expect(made).toMatchObject({ name: 'Université des Marais', city: 'Niort', ...blank });
  expect(await universities.get({ params: { id: made.id } })).toEqual(made);
  expect((await anonymous.universities.list()).rows).toContainEqual({ id: made.id, name: made.name, logoUrl: null });
  const recorded = await auditOf('none');
  expect(recorded.filter(({ targets }) => (targets as string[]).includes(made.id))).toHaveLength(1);
  expect(await refused(universities.create({ body: { name: ' ' } }))).toMatchObject({ status: 422 });
});
