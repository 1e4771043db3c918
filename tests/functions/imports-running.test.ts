import { beforeAll, describe, expect, test } from 'vitest';
import { findAccount } from '#functions/data/people/accounts.ts';
import { listUsages, takeShare } from '#functions/data/universities/usages.ts';
import { newEmail } from '#tests/support/accounts.ts';
import { as, refused } from '#tests/support/api.ts';
import { withFaults } from '#tests/support/caller.ts';
import { allItems } from '#tests/support/contents.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { beginImports, listOf, rowOf } from '#tests/support/imports.ts';
import { waitingMails } from '#tests/support/outbox.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { callTasks, letMinutesPass, timeForOnePart } from '#tests/support/tasks.ts';
import { countAlready, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeAll(seedCatalogue);

describe('a list of people', () => {
  test('larger than one item imports each line once, wherever the function’s time ends', async () => {
    const { bring, members, progress } = await beginImports();
    const emails = Array.from({ length: 130 }, newEmail);
    const { id, people } = await bring(listOf(...emails.map((email) => rowOf(email))));
    expect(people).toBe(130);
    for (let run = 0; run < 3; run += 1) await callTasks(undefined, timeForOnePart());
    const { done } = await progress(id);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(130);
    await letMinutesPass(3);
    expect(await progress(id)).toMatchObject({ state: 'done', rows: 130, done: 130, refused: 0 });
    expect((await members()).map(({ email }) => email).sort()).toEqual(emails.sort());
    const ids = new Set((await members()).map((member) => member.id));
    const invited = (await waitingMails()).filter(({ kind, userId }) => kind === 'invitation' && ids.has(userId ?? ''));
    expect(invited).toHaveLength(130);
  });

  test('spends a mail of its university’s share for each invitation, waits beyond it, and goes on once it is back', async () => {
    const { university, admin, bring, members, progress } = await beginImports();
    const emails = Array.from({ length: 4 }, newEmail);
    // One mail per three seconds refills up to 250; this uses 248.
    await takeShare(university.id, 'mails', { atOnce: 1, intervalMs: 248 * 3_000 }, new Date());
    const { id } = await bring(listOf(...emails.map((email) => rowOf(email))));
    await callTasks();
    expect(await progress(id)).toMatchObject({ state: 'running', rows: 4, done: 2, refused: 0 });
    const one = {
      firstName: 'Ada',
      lastName: 'Noor',
      email: newEmail(),
      role: 'user',
      password: 'bleu-marche-forge-7',
    } as const;
    await (await as(admin)).users.create({ body: { ...one, universityId: university.id } });

    await letMinutesPass(1);
    expect(await progress(id)).toMatchObject({ state: 'done', rows: 4, done: 4, refused: 0 });
    expect((await members()).map(({ email }) => email).sort()).toEqual([...emails, one.email].sort());
    const day = new Date().toISOString().slice(0, 10);
    const [{ count } = { count: 0 }] = await listUsages(university.id, day, day);
    expect(count).toBe(6);
  });

  test('of a university deleted meanwhile creates nobody, and is removed', async () => {
    const { university, bring } = await beginImports();
    const to = await buildUniversity();
    const emails = [newEmail(), newEmail()];
    await bring(listOf(...emails.map((email) => rowOf(email))));
    const boss = await as(await buildUser({ role: 'super', university: null }));
    await boss.universities.remove({ params: { id: university.id }, query: { transferUsersTo: to.id } });
    await letMinutesPass(4);
    for (const email of emails) expect(await findAccount(email)).toBeNull();
    expect((await allItems()).filter(({ PK }) => String(PK).startsWith('IMPORT#'))).toEqual([]);
  });
});

describe('an import', () => {
  test('is its university’s, and of its kind', async () => {
    const { bring, api } = await beginImports();
    const other = await beginImports();
    const { id } = await bring(listOf(rowOf(newEmail())));
    expect(await refused(other.progress(id))).toMatchObject({ status: 404 });
    expect(await refused(api.formations.getImport({ params: { id: id ?? '' } }))).toMatchObject({ status: 404 });
  });

  test('may be tried twenty times an hour', async () => {
    const { admin, bring } = await beginImports();
    await countAlready('imports', 60, admin.id, 19);
    await bring(listOf(rowOf(newEmail())), true);
    expect(await refused(bring(listOf(rowOf(newEmail())), true))).toMatchObject({ status: 429, code: 'too_many' });
  });

  test('that fails is retried, and creates nobody twice', async () => {
    const { bring, members, progress } = await beginImports();
    const { id } = await bring(listOf(...Array.from({ length: 5 }, () => rowOf(newEmail()))));
    const match = { caller: 'tasks', operation: 'TransactWriteItems' };
    await withFaults([{ kind: 'crashAfter', match, skip: 2 }], () => callTasks().catch(() => null));
    await letMinutesPass(6);
    expect(await progress(id)).toMatchObject({ state: 'done', done: 5, refused: 0 });
    expect(await members()).toHaveLength(5);
    expect((await waitingMails()).length).toBeGreaterThanOrEqual(5);
  });
});
