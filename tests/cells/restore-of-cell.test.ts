import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lettingGo } from '#functions/data/directory/listing.ts';
import { Resources } from '#functions/data/entities/resource.ts';
import { Users } from '#functions/data/entities/user.ts';
import { documentKeyOf, newPictureKey, pictureUrlOf } from '#functions/data/files.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newOwnedId } from '#functions/data/kernel/ids.ts';
import { table } from '#functions/data/kernel/table.ts';
import { confirmAddressChanges } from '#functions/data/people/accounts.ts';
import { changeMember } from '#functions/data/people/change-member.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { changeRecord, createRecord, removeRecord } from '#functions/data/records.ts';
import { finishCell, restoreBeside } from '#scripts/operations/restore/command.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, login, newcomer, newEmail } from '#tests/support/accounts.ts';
import { expectAgreement } from '#tests/support/agreement.ts';
import { anonymous, as, withHeaders } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { allItems, inWords } from '#tests/support/contents.ts';
import { crashPoints } from '#tests/support/every-point.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import {
  dynamo,
  here,
  minutesLater,
  own,
  remember,
  restoreHere,
  tableHere,
  there,
} from '#tests/support/restored-cell.ts';
import { letMinutesPass } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';
import { tracesOf } from '#tests/support/traces.ts';
import { freshCells, inCell, listedItems, openTwoCells, withTable } from '#tests/support/two-cells.ts';
import { versionedBucket } from '#tests/support/versioned-bucket.ts';

stopClock();
openTwoCells();
beforeEach(freshCells);

afterAll(() => dynamo.destroy());

const documentOf = async ({ id: userId }: StoredUser, bucket: ReturnType<typeof versionedBucket>) => {
  const id = newOwnedId(userId);
  const fields = { label: 'Thèse', description: '', isForUniversity: false, createdAt: new Date().toISOString() };
  await createRecord(Resources, { id, ...fields, type: 'FILE', file: 'these.pdf', size: 1 }, { now: new Date() });
  bucket.put(documentKeyOf(id));
  return { id, key: documentKeyOf(id) };
};

const takeAddress = (person: StoredUser, email: string): Promise<boolean> => {
  const now = new Date();
  return lettingGo(person, (release) => commit(confirmAddressChanges(person, email, { release, now }), { now }));
};

const erase = async (person: StoredUser, admin: StoredUser): Promise<void> => {
  await (await as(admin)).users.remove({ params: { id: person.id } });
  await letMinutesPass(3);
};

const list = (Item: Record<string, unknown>) =>
  table.getDocumentClient().send(new PutCommand({ TableName: process.env.DIRECTORY_TABLE ?? '', Item }));

/** As a move leaves both cells and the directory. */
const moveAway = async (university: string, person: StoredUser): Promise<void> => {
  const isTheirs = (item: Record<string, unknown>) =>
    [university, person.id, person.email.toLowerCase()].some((word) => inWords(item).includes(word));
  const items = (await here(allItems)).filter(isTheirs);
  const send = (command: DeleteCommand | PutCommand) => table.getDocumentClient().send(command as PutCommand);
  for (const { PK, SK, ...rest } of items) {
    await there(() => send(new PutCommand({ TableName: table.getName(), Item: { PK, SK, ...rest } })));
    await here(() => send(new DeleteCommand({ TableName: table.getName(), Key: { PK, SK } })));
  }
  await there(() =>
    list({ PK: `UNIVERSITY#${university}`, _et: 'ListedUniversity', id: university, cell: mainCell, epoch: 1 }),
  );
  const move = { from: own, to: mainCell, state: 'read-only', run: 'r', epoch: 0 };
  const at = new Date().toISOString();
  await there(() => list({ PK: `MOVE#${university}`, ...move, startedAt: at, switchedAt: at }));
};

test('one cell of two comes back without the erased, the moved and the new; the other keeps everything', async () => {
  const bucket = versionedBucket();
  const neighbor = await there(() => buildAccount());
  const ofNeighbor = await there(() => documentOf(neighbor, bucket));
  const university = await here(() => buildUniversity());
  const [admin, stays, erased] = await here(async () => [
    await buildUser({ university, role: 'admin' }),
    await buildAccount('ACCEPTED', { universityId: university.id, firstName: 'Apolline' }),
    await buildAccount('ACCEPTED', { universityId: university.id }),
  ]);
  const traveller = await here(() => buildAccount());
  const picture = newPictureKey();
  bucket.put(picture);
  const [kept, lost, ofErased] = await here(async () => {
    await changeRecord(Users, stays.id, { avatarUrl: pictureUrlOf(picture) }, { now: new Date() });
    return [await documentOf(stays, bucket), await documentOf(stays, bucket), await documentOf(erased, bucket)];
  });
  await here(() => login(stays.email));
  const then = await remember();

  // Since then, in this cell: a removed document, another name, an erasure, a newcomer with a document, a move to the other cell.
  const came = await here(async () => {
    await removeRecord(Resources, lost.id, { now: new Date() }, { name: 'Thèse' });
    await changeMember(stays, { firstName: 'Autrement' }, { now: new Date(), actor: stays });
    await erase(erased, admin);
    const person = await buildAccount('ACCEPTED', { universityId: university.id });
    return { person, document: await documentOf(person, bucket) };
  });
  for (const key of [lost.key, ofErased.key]) bucket.remove(key);
  const home = traveller.universityId ?? '';
  await moveAway(home, traveller);
  // In the other one: an account with the erased person's address, and a removed document.
  await there(async () => {
    await anonymous.auth.register({ body: { ...(await newcomer()), email: erased.email } });
    await removeRecord(Resources, ofNeighbor.id, { now: new Date() }, { name: 'Thèse' });
  });
  bucket.remove(ofNeighbor.key);
  const before = await there(allItems);

  const { lines, former, bringInLine } = await restoreHere(then, bucket);
  expect(bucket.keys()).toEqual([picture, kept.key, came.document.key].sort());
  expect(await listedItems()).toContainEqual(expect.objectContaining({ id: came.person.id }));
  const tableThere = await there(async () => process.env.TABLE_NAME ?? '');
  await expect(bringInLine({ former: tableThere })).rejects.toThrow('was no table of the cell b');
  expect(bucket.keys()).toHaveLength(3);
  await bringInLine();

  const said = lines.join('\n');
  expect(said).toContain(`${home} has moved: it stays as it is there`);
  expect(said).toContain('1 in the ledger, 1 erased again; 1 sessions ended');
  expect(said).toContain('Files: 1 of the moment came back, 1 that came later are deleted.');
  expect(await there(allItems)).toEqual(before);
  expect(bucket.keys()).toEqual([picture, kept.key, lost.key].sort());
  expect(await here(() => tracesOf(erased.id, erased.email, traveller.id, traveller.email))).toEqual([]);
  expect(await here(allItems)).toContainEqual(
    expect.objectContaining({ PK: `ROUTE#${home}`, state: 'moved', to: mainCell, epoch: 1 }),
  );
  expect((await withTable(own, former, allItems)).some(({ firstName }) => firstName === 'Autrement')).toBe(true);
  // An administrator and `stays` here; there the neighbor, the traveller and whoever has the erased person's address.
  expect(await expectAgreement()).toBe(5);
  expect((await here(() => auditOf('none'))).map(({ call }) => call).sort()).toEqual([
    'operator fill-directory',
    'operator restore',
  ]);

  const { token, user } = await here(() => login(stays.email));
  expect(user.firstName).toBe('Apolline');
  await here(() => withHeaders({ authorization: `Bearer ${token}` }).portfolios.create({ body: { title: 'Après' } }));
  await there(() => login(traveller.email));
  const again = { ...(await here(newcomer)), universityId: university.id, email: came.person.email };
  await here(() => anonymous.auth.register({ body: again }));
});

test.each([
  [true, own, /^\S+ comes back as thesee-production-b-2\d{13}, as of 2026-11-20T00:00:00.000Z\.$/],
  [false, mainCell, /^\S+ comes back as thesee-production-2\d{13}, \S+ as thesee-production-files-2\d{13}, as of 2026/],
])(
  'of several cells (%s) it says what comes back before it does anything, and asks',
  async (isOneOfSeveral, cell, plan) => {
    const lines: string[] = [];
    const ask = async () => expect.fail('asked');
    const place = { stage: 'production', region: 'eu-west-3', cell };
    const at = new Date('2026-11-20T00:00:00.000Z');
    const given = { place, file: 'f', ask, print: (line: string) => lines.push(line), at, copy: undefined };
    await expect(inCell(cell, () => restoreBeside({ ...given, isOneOfSeveral }))).rejects.toThrow('asked');
    expect(lines[0]).toMatch(plan);
    expect(lines).toHaveLength(2);
  },
);

test('nothing is brought in line before the cell uses the restored table, nor by that table itself', async () => {
  await here(() => buildAccount());
  const [table, items] = [await tableHere(), await listedItems()];
  const place = { stage: 'production', region: 'eu-west-3', cell: own };
  const given = { place, file: 'production.json', ask: expect.unreachable, print: expect.unreachable, at: new Date() };
  const finishing = (pointedAt: string | undefined, former: string) =>
    here(() => finishCell({ ...given, pointedAt, former }));
  const refusal = `The cell b uses ${table}: write “restored” into production.json and deploy, then finish.`;
  await expect(finishing(undefined, 'former')).rejects.toThrow(refusal);
  await expect(finishing('restored', table)).rejects.toThrow(refusal);
  await expect(finishing(table, table)).rejects.toThrow('--finish names the one before');
  expect(await listedItems()).toEqual(items);
});

test('a cell that a university has moved into since then is not restored: nothing is done, and it is named', async () => {
  const person = await here(() => buildAccount());
  const then = await remember();
  minutesLater(1);
  const id = person.universityId ?? '';
  const at = new Date().toISOString();
  await here(() => list({ PK: `UNIVERSITY#${id}`, _et: 'ListedUniversity', id, cell: own, epoch: 2 }));
  const refusal = `moved into the cell “b” since then, and what they had then lies in another table: ${id} (`;
  await expect(restoreHere(then)).rejects.toThrow(refusal);
  const move = { from: mainCell, to: own, state: 'read-only', run: 'r', epoch: 1, startedAt: at, switchedAt: at };
  await here(() => list({ PK: `MOVE#${id}`, ...move }));
  const place = { stage: 'production', region: 'eu-west-3', cell: own };
  const nothing = { ask: expect.unreachable, print: expect.unreachable, copy: undefined };
  await expect(
    here(() => restoreBeside({ ...nothing, place, file: 'f', at: then.at, isOneOfSeveral: true })),
  ).rejects.toThrow(`${id} (${at.slice(0, 10)})`);
});

test('somebody whose address somebody in another cell has by now is named at the end, when all else agrees', async () => {
  const [person, other] = await here(async () => [await buildAccount(), await buildAccount()]);
  const then = await remember();
  await here(() => takeAddress(person, newEmail()));
  const taker = await there(() => buildAccount('ACCEPTED', { email: person.email }));
  const late = await here(() => buildAccount());
  const { bringInLine } = await restoreHere(then);
  await expect(bringInLine()).rejects.toThrow(`the address of ${person.id}`);
  const listed = await listedItems();
  const people = listed.filter(({ _et }) => _et === 'ListedPerson').map(({ id }) => id);
  expect(people.sort()).toEqual([person.id, other.id, taker.id].sort());
  expect(listed.some(({ person: owner }) => owner === late.id)).toBe(false);
  await there(() => login(person.email));
});

test.each([
  ['takes another address', async (person: StoredUser) => void (await takeAddress(person, newEmail()))],
  [
    'is erased',
    async (person: StoredUser) => {
      const admin = await buildUser({ role: 'admin', university: { id: person.universityId ?? '' } });
      await erase(person, admin);
    },
  ],
])('once that somebody %s, the cell agrees with the directory', async (_what, giveWay) => {
  const person = await here(() => buildAccount());
  const then = await remember();
  await here(() => takeAddress(person, newEmail()));
  const taker = await there(() => buildAccount('ACCEPTED', { email: person.email }));
  const { bringInLine } = await restoreHere(then);
  await expect(bringInLine()).rejects.toThrow(`the address of ${person.id}`);
  await here(() => giveWay(person));
  await bringInLine();
  expect(await expectAgreement()).toBe(2);
  await there(() => login(taker.email));
});

test('stopped at any call of its second step it goes on where it was', async () => {
  const begin = async () => {
    await freshCells();
    await here(() => buildAccount());
    const then = await remember();
    const late = await here(() => buildAccount());
    return { late, ...(await restoreHere(then)) };
  };
  const begun = await begin();
  const { entries } = await recorded(() => begun.bringInLine());
  const writes = entries.filter(({ operation }) => operation === 'TransactWriteItems').length;
  expect(writes).toBeGreaterThan(2);
  for (const [match, calls] of [
    [{}, entries.length],
    [{ operation: 'TransactWriteItems' }, writes],
  ] as const) {
    for (const skip of crashPoints(calls)) {
      const { late, bringInLine } = await begin();
      await withFaults([{ kind: 'InternalServerError', match, skip, times: 3 }], () =>
        bringInLine().catch(() => undefined),
      );
      await bringInLine();
      expect(await expectAgreement()).toBe(1);
      await here(() => buildAccount('ACCEPTED', { email: late.email }));
    }
  }
});
