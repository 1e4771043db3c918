import { PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Resources } from '#functions/data/entities/resource.ts';
import { documentKeyOf, filesBucket } from '#functions/data/files.ts';
import { newOwnedId } from '#functions/data/kernel/ids.ts';
import { filesClient } from '#functions/data/on-need/s3.ts';
import { createRecord } from '#functions/data/records.ts';
import { findTask } from '#functions/data/tasks/tasks.ts';
import { buildAccount, newEmail, password } from '#tests/support/accounts.ts';
import { as, refused } from '#tests/support/api.ts';
import { archivesOf, filesAt } from '#tests/support/archives.ts';
import { auditOf } from '#tests/support/audit.ts';
import { withFaults } from '#tests/support/caller.ts';
import { allKeys } from '#tests/support/contents.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { receivedBy, waitingMails } from '#tests/support/outbox.ts';
import { callTasks, letMinutesPass } from '#tests/support/tasks.ts';
import { start, stopClock } from '#tests/support/throttled.ts';
import { tracesOf } from '#tests/support/traces.ts';

stopClock();
beforeEach(freshTable);

const hour = 60 * 60_000;
const passTo = (ms: number) => vi.setSystemTime(start + ms);
const none = { state: 'none', goodUntil: null, sizes: [] };
const making = { state: 'making', goodUntil: null, sizes: [] };

const keysOf = async ({ id }: { id: string }) => (await allKeys(filesBucket())).filter((key) => key.includes(id));

const keepDocument = async ({ id: userId }: { id: string }, file: string, Body: Buffer) => {
  const id = newOwnedId(userId);
  const said = { label: file, description: 'grand', type: 'FILE', isForUniversity: false } as const;
  const record = { id, ...said, file, size: Body.length, createdAt: new Date().toISOString() };
  await createRecord(Resources, record, { now: new Date() });
  await filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key: documentKeyOf(id), Body }));
};

describe('the copy of one’s data', () => {
  test('is being made, then ready for a day, then gone from bucket and table', async () => {
    const person = await buildAccount();
    const { ask, state, link } = archivesOf(person);
    expect([await state(), await link()]).toEqual([none, 404]);
    expect(await ask()).toEqual(making);
    expect([await state(), await link()]).toEqual([making, 404]);
    await callTasks();
    const ready = await state();
    expect(ready).toEqual({
      state: 'ready',
      goodUntil: new Date(start + 24 * hour).toISOString(),
      sizes: [expect.any(Number)],
    });
    const [key = '', ...others] = await keysOf(person);
    expect(others).toEqual([]);
    // Unguessable: 22 random base-58 characters.
    expect(key).toMatch(new RegExp(`^archives/${person.id}/[1-9A-HJ-NP-Za-km-z]{22}-1\\.zip$`));
    const address = new URL(String(await link()));
    expect(address.searchParams.get('X-Amz-Expires')).toBe('300');
    expect(Object.keys(await filesAt(address.href))).toContain('README.txt');
    expect([await link(2), await link(0)]).toEqual([404, 404]);

    passTo(24 * hour - 60_000);
    await callTasks();
    expect(await state()).toEqual(ready);
    passTo(24 * hour);
    expect([await state(), await link()]).toEqual([none, 404]);
    await callTasks();
    expect(await keysOf(person)).toEqual([]);
    expect(await findTask(`archive-${person.id}`)).toBeNull();
  });

  test('is one, however often it is asked for, until its day is over', async () => {
    const person = await buildAccount();
    const { ask, state } = archivesOf(person);
    await Promise.all([ask(), ask()]);
    await callTasks();
    const ready = await state();
    passTo(23 * hour);
    expect(await ask()).toEqual(ready);
    expect(await keysOf(person)).toHaveLength(1);
    passTo(24 * hour);
    // The former copy still has to be removed before the new one is made.
    expect(await ask()).toEqual(making);
    await callTasks();
    expect(await state()).toMatchObject({ state: 'ready', goodUntil: new Date(start + 48 * hour).toISOString() });
    passTo(49 * hour);
    await callTasks();
    expect(await keysOf(person)).toEqual([]);
  });

  test('is told of by a mail that leads to one’s account and holds no link to the file', async () => {
    const person = await buildAccount();
    await archivesOf(person).ask();
    expect(await receivedBy(person.email)).toEqual([]);
    await callTasks();
    const [letter, ...more] = await receivedBy(person.email);
    expect([letter?.subject, more]).toEqual(['Vos données sont prêtes', []]);
    expect(letter?.text).toContain(`${process.env.SITE_ORIGIN}/account`);
    expect(`${letter?.text} ${letter?.html}`).not.toMatch(/archives\/|X-Amz/);
  });

  test('needs one’s own password, and is nobody else’s', async () => {
    const [person, other] = [await buildAccount(), await buildAccount()];
    const { ask, state } = archivesOf(person);
    expect(await refused(ask('dix-sept hiboux au moulin'))).toMatchObject({
      status: 422,
      details: [{ field: 'password', code: 'wrong_password' }],
    });
    expect(await state()).toEqual(none);
    await ask();
    await callTasks();
    const { state: stateOfOther, link } = archivesOf(other);
    expect([await stateOfOther(), await link()]).toEqual([none, 404]);
  });

  test.each(['PENDING', 'REJECTED'] as const)('is also made for whoever is %s', async (status) => {
    const { ask, state } = archivesOf(await buildAccount(status));
    await ask();
    await callTasks();
    expect(await state()).toMatchObject({ state: 'ready' });
  });

  test('is also made for a super administrator, who belongs to no university', async () => {
    const boss = await buildAccount('ACCEPTED', { universityId: null, role: 'super' });
    const { ask, link } = archivesOf(boss);
    await ask();
    await callTasks();
    const files = await filesAt(await link());
    expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({ role: 'super', university: null });
    expect(files['activity.json']).toContain('"act": "a demandé une copie de ses données"');
  });

  test('has further files for documents that one does not take, each document in one of them', async () => {
    const person = await buildAccount();
    const large = Buffer.alloc(24 * 1024 * 1024, 7);
    for (const file of ['un.bin', 'deux.bin', 'trois.bin']) await keepDocument(person, file, large);
    const { ask, state, link } = archivesOf(person);
    await ask();
    await callTasks();
    expect((await state()).sizes).toHaveLength(2);
    const both = [await filesAt(await link(1)), await filesAt(await link(2))];
    const documents = both.map((files) => Object.keys(files).filter((path) => path.startsWith('documents/')));
    expect(documents.map((some) => some.length)).toEqual([2, 1]);
    const day = new Date(start).toISOString().slice(0, 10);
    expect(documents.flat().sort()).toEqual(['deux', 'trois', 'un'].map((name) => `documents/${day} ${name}.bin`));
    expect(both[0]?.['README.txt']).toContain('fichiers numérotés');
    expect(both[1]).not.toHaveProperty(['README.txt']);
  }, 60_000);

  test('that fails says so after many tries, and can be started again', async () => {
    const person = await buildAccount();
    await archivesOf(person).ask();
    const noBucket = {
      kind: 'InternalServerError',
      match: { caller: 'tasks', operation: 'PutObject' },
      times: 100,
    } as const;
    await withFaults([noBucket], async () => {
      for (let tried = 0; tried < 10; tried += 1) {
        await callTasks();
        vi.setSystemTime(Date.now() + 2 * hour);
      }
    });
    const { ask, state } = archivesOf(person);
    expect(await state()).toEqual({ ...making, state: 'failing' });
    expect(await ask()).toEqual(making);
    await callTasks();
    expect(await state()).toMatchObject({ state: 'ready' });
  }, 60_000);

  test('leaves in the record that it was asked for', async () => {
    const university = await buildUniversity();
    const person = await buildAccount('ACCEPTED', { universityId: university.id });
    const { ask } = archivesOf(person);
    await ask();
    await ask();
    const calls = (await auditOf(university.id)).map(({ call }) => call);
    expect(calls.filter((call) => call === 'copy of data asked')).toHaveLength(1);
  });
});

describe('erasing a person takes their copy along, wherever it stands', () => {
  const erased = async (till: 'asked' | 'ready') => {
    const { id: universityId } = await buildUniversity();
    const names = { universityId, firstName: 'Apolline', lastName: 'Vantieghem', email: newEmail() };
    const person = await buildAccount('ACCEPTED', names);
    const admin = await as(await buildAccount('ACCEPTED', { universityId, role: 'admin' }));
    const { ask } = archivesOf(person);
    await ask(password);
    if (till === 'ready') await callTasks();
    if (till === 'ready') expect([(await keysOf(person)).length, (await waitingMails()).length]).toEqual([1, 1]);
    await admin.users.remove({ params: { id: person.id } });
    await letMinutesPass(3);
    return person;
  };

  test.each(['asked', 'ready'] as const)('%s', async (till) => {
    const person = await erased(till);
    expect(await keysOf(person)).toEqual([]);
    expect(await waitingMails()).toEqual([]);
    expect(await tracesOf(person.id, person.email, 'Apolline', 'Vantieghem')).toEqual([]);
  });
});
