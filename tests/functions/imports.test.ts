import { beforeAll, describe, expect, test } from 'vitest';
import { findAccount } from '#functions/data/people/accounts.ts';
import { buildAccount, choose, login, mailedLink, newEmail, newPassword } from '#tests/support/accounts.ts';
import { refused, withHeaders } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { allItems, inWords } from '#tests/support/contents.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { beginImports, listOf, rowOf } from '#tests/support/imports.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { callTasks } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeAll(seedCatalogue);

describe('a list of people', () => {
  test('is tried first: it says how many it would invite, and nothing is written', async () => {
    const { bring, members } = await beginImports();
    const before = (await allItems()).length;
    expect(await bring(listOf(rowOf(newEmail()), rowOf(newEmail())), true)).toEqual({
      id: null,
      people: 2,
      administrators: [],
    });
    // The one new item is the throttle counter.
    expect(await allItems()).toHaveLength(before + 1);
    expect(await members()).toEqual([]);
  });

  test('makes accepted people without a password, whom one mail invites to choose one', async () => {
    const { bring, members, progress } = await beginImports();
    const [one, two] = [newEmail(), newEmail()];
    const { id, people } = await bring(`\uFEFF${listOf(rowOf(one), `"Zoé";"L’Hermite; dite Zo";${two}`)}\r\n`);
    expect(people).toBe(2);
    expect(await progress(id)).toMatchObject({ state: 'running', rows: 2, done: 0, refused: 0, doneAt: null });
    await callTasks();
    expect(await progress(id)).toMatchObject({ state: 'done', rows: 2, done: 2, refused: 0, refusals: [] });
    const made = (await members()).toSorted((a, b) => a.firstName.localeCompare(b.firstName));
    expect(made).toMatchObject([
      { firstName: 'Ambre', email: one, role: 'user', status: 'ACCEPTED', isInvited: true, emailConfirmed: false },
      { firstName: 'Zoé', lastName: 'L’Hermite; dite Zo', email: two, status: 'ACCEPTED', isInvited: true },
    ]);
    expect(await receivedBy(one)).toMatchObject([{ subject: 'Votre compte Thésée est prêt' }]);
    for (const guess of ['', ' ', 'null', 'undefined', 'Sérilhac']) {
      expect(await refused(login(one, guess || 'x'))).toMatchObject({ code: 'bad_credentials' });
    }
    await choose(await mailedLink(one));
    expect((await login(one, newPassword)).user).toMatchObject({ email: one, emailConfirmed: true });
  });

  test('may come in English, with roles, in any order of columns; people are written to in the administrator’s language', async () => {
    const { university, bring, api } = await beginImports();
    const { token } = await login(
      (await buildAccount('ACCEPTED', { role: 'admin', universityId: university.id })).email,
    );
    const english = withHeaders({ authorization: `Bearer ${token}`, 'accept-language': 'en' });
    const [one, two] = [newEmail(), newEmail()];
    const csv = `E-mail,Role,Last name,First name\n${one},Administrator,Noor,Ada\n${two},candidate,Noor,Ben\n`;
    const begun = await english.users.beginImport({
      params: { universityId: university.id },
      body: { csv, isDryRun: false },
    });
    expect(begun).toMatchObject({ people: 2, administrators: ['Ada Noor'] });
    await callTasks();
    const { rows } = await api.users.listOfUniversity({ params: { universityId: university.id } });
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ firstName: 'Ada', role: 'admin' }),
        expect.objectContaining({ firstName: 'Ben', role: 'user' }),
      ]),
    );
    expect((await receivedBy(one))[0]?.subject).toBe('Your Thésée account is ready');
    expect(await bring(listOf(), true).catch(({ code }) => code)).toBe('invalid');
  });

  test('with one wrong line makes nobody, and says on which line and in which column everything is wrong', async () => {
    const { bring, members } = await beginImports();
    const known = await buildAccount();
    const twice = newEmail();
    const csv = listOf(
      rowOf(twice),
      rowOf('nobody'),
      rowOf(known.email.toUpperCase()),
      rowOf(known.email, ' '),
      rowOf(twice.toLowerCase(), ' '),
      `${rowOf(newEmail())};admin`,
    );
    const error = await refused(bring(csv));
    expect(error).toMatchObject({ status: 422, code: 'invalid' });
    expect(error.details).toMatchObject([
      { line: 3, column: 'email', code: 'invalid_email', field: 'csv:3:email' },
      { line: 4, column: 'email', code: 'email_taken', msg: 'Cette adresse a déjà un compte.' },
      { line: 5, column: 'firstName', code: 'required', msg: 'Ce champ est obligatoire.' },
      { line: 5, column: 'email', code: 'duplicate_email', first: 4 },
      { line: 6, column: 'firstName', code: 'required' },
      { line: 6, column: 'email', code: 'duplicate_email', first: 2 },
      { line: 7, code: 'extra_cells', maximum: 3 },
    ]);
    await callTasks();
    expect(await members()).toEqual([]);
    expect((await findAccount(known.email))?.user.universityId).toBe(known.universityId);
  });

  test('names the first hundred errors and the number of the others', async () => {
    const { bring } = await beginImports();
    const { details } = await refused(bring(listOf(...Array.from({ length: 130 }, () => rowOf('nobody')))));
    expect(details).toHaveLength(101);
    expect(details?.at(-1)).toMatchObject({ code: 'more_errors', count: 30 });
  });

  test.each([
    ['', 'required'],
    ['\n\n', 'empty_file'],
    ['Prénom;Nom;E-mail\n', 'no_rows'],
    ['Nom;E-mail\nSérilhac;a@b.test', 'missing_column', 'Il manque la colonne Prénom.'],
    ['Prénom;Nom;E-mail;Âge\nAmbre;Sérilhac;a@b.test;26', 'unknown_column', 'La colonne Âge est inconnue.'],
    [
      'Prénom;First name;Nom;E-mail\nAmbre;Ambre;Sérilhac;a@b.test',
      'duplicate_column',
      'La colonne Prénom s’y trouve deux fois.',
    ],
    ['Prénom;Nom;E-mail\nAmbre;"Sérilhac;a@b.test', 'broken_quotes'],
    [listOf(...Array.from({ length: 5001 }, () => rowOf('a@b.test'))), 'too_many_rows'],
    ['x'.repeat(1_000_001), 'too_long'],
  ])('that is no such file at all is told so (%#)', async (csv, code, msg?: string) => {
    const { bring } = await beginImports();
    expect((await refused(bring(csv, true))).details).toMatchObject([{ code, ...(msg && { msg }) }]);
  });

  test('goes on where somebody was quicker: that line is reported, the others are made', async () => {
    const { bring, members, progress } = await beginImports();
    const emails = [newEmail(), newEmail(), newEmail()];
    const { id } = await bring(listOf(...emails.map((email) => rowOf(email))));
    const quicker = await buildAccount('ACCEPTED', { email: emails[1] ?? '' });
    await callTasks();
    expect(await progress(id)).toMatchObject({
      state: 'done',
      done: 3,
      refused: 1,
      refusals: [{ line: 3, code: 'email_taken', msg: 'Cette adresse a déjà un compte.' }],
    });
    expect((await members()).map(({ email }) => email).sort()).toEqual([emails[0], emails[2]].sort());
    expect((await findAccount(quicker.email))?.user.id).toBe(quicker.id);
  });

  test('leaves an entry in the audit for itself and for each person, with importer and role, and none of its rows once it is done', async () => {
    const { university, admin, bring, members } = await beginImports();
    const email = newEmail();
    const colleague = newEmail();
    const csv = ['Prénom;Nom;E-mail;Rôle', `${rowOf(email)};Doctorat`, `${rowOf(colleague)};Administration`].join('\n');
    const { id } = await bring(csv);
    await callTasks();
    const [person] = await members();
    const entries = await auditOf(university.id);
    expect(entries.map(({ actorId }) => actorId)).toEqual([admin.id, admin.id, admin.id]);
    const targetsOf = (call: string) => entries.find((entry) => entry.call === call)?.targets;
    expect(targetsOf('POST /api/v0/users/university/{universityId}/import')).toEqual([university.id, id]);
    expect(targetsOf('import user')).toEqual([person?.id]);
    expect(targetsOf('import admin')).toEqual([(await findAccount(colleague))?.user.id]);
    expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(1);
    const items = await allItems();
    expect(items.filter(({ PK }) => String(PK).startsWith('IMPORT#'))).toEqual([]);
    const task = items.find(({ PK }) => PK === `TASK#${id}`) ?? {};
    expect(inWords(task)).not.toContain(email);
    expect(inWords(task)).not.toContain('Ambre');
  });

  test('sent twice with one key is imported once', async () => {
    const { university, members } = await beginImports();
    const { token } = await login(
      (await buildAccount('ACCEPTED', { role: 'admin', universityId: university.id })).email,
    );
    const api = withHeaders({ authorization: `Bearer ${token}`, 'idempotency-key': 'a-key-of-one-dialog' });
    const call = { params: { universityId: university.id }, body: { csv: listOf(rowOf(newEmail())), isDryRun: false } };
    const first = await api.users.beginImport(call);
    expect(await api.users.beginImport(call)).toEqual(first);
    await callTasks();
    expect(await members()).toHaveLength(1);
  });

  test('with the same lines and key, sent to two universities, is imported in both', async () => {
    const { token } = await login((await buildAccount('ACCEPTED', { role: 'super', universityId: null })).email);
    const api = withHeaders({ authorization: `Bearer ${token}`, 'idempotency-key': 'a-key-of-one-script' });
    const body = { csv: 'Title,Description,Category\nReading,Fast,Languages\n', isDryRun: false };
    const bring = async () => {
      const params = { universityId: (await buildUniversity()).id };
      const { id } = await api.formations.beginImport({ params, body });
      expect(await api.formations.beginImport({ params, body })).toMatchObject({ id });
      await callTasks();
      return (await api.formations.list({ query: params })).rows.map(({ title }) => title);
    };
    expect([await bring(), await bring()]).toEqual([['Reading'], ['Reading']]);
  });
});
