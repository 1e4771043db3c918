import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { table } from '#functions/data/kernel/table.ts';
import { compare } from '#scripts/operations/operator/directory/compare.ts';
import { mendChanges } from '#scripts/operations/operator/directory/mend.ts';
import { readHeld, readListed } from '#scripts/operations/operator/directory/read.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, newcomer, newEmail } from '#tests/support/accounts.ts';
import { expectAgreement } from '#tests/support/agreement.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { crashPoints } from '#tests/support/every-point.ts';
import { buildUser } from '#tests/support/factories.ts';
import { plan, run } from '#tests/support/operator.ts';
import { stopClock } from '#tests/support/throttled.ts';
import { freshCells, inCell, listedItems, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

stopClock();
openTwoCells();
beforeEach(freshCells);

const inDirectory = () => ({ TableName: process.env.DIRECTORY_TABLE ?? '' });
const send = (command: DeleteCommand | PutCommand) => table.getDocumentClient().send(command as PutCommand);
const unlist = (PK: unknown) => send(new DeleteCommand({ ...inDirectory(), Key: { PK } }));
const list = (Item: Record<string, unknown>) => send(new PutCommand({ ...inDirectory(), Item }));

/** As the release before the second cell left it: three people, and nothing listed. */
const old = async () => {
  const people = [
    await buildAccount(),
    await buildAccount('PENDING'),
    await buildUser({ role: 'super', university: null }),
  ];
  for (const { PK } of await listedItems()) await unlist(PK);
  return people;
};

test('what is older than the directory is listed, and a second run finds nothing to do', async () => {
  const [member] = await inCell(mainCell, old);
  expect(await listedItems()).toEqual([]);
  const said = await inCell(mainCell, () => run('fill-directory'));
  expect(said.split('\n')).toEqual([
    'The cell main holds 3 people with as many addresses, 2 universities.',
    '8 entries of the directory to write or remove.',
    '8 entries written or removed.',
    'Table and directory agree: 3 people with as many addresses, 2 universities.',
  ]);
  expect(await expectAgreement()).toBe(3);
  expect(await listedItems()).toContainEqual(expect.objectContaining({ PK: 'FILLED#main' }));
  expect(await listedItems()).toContainEqual(
    expect.objectContaining({ PK: `UNIVERSITY#${member?.universityId}`, cell: 'main', epoch: 0 }),
  );
  const register = inCell(otherCell, async () =>
    anonymous.auth.register({ body: { ...(await newcomer()), email: member?.email ?? '' } }),
  );
  expect(await refused(register)).toMatchObject({ code: 'email_taken' });
  expect(await inCell(mainCell, () => run('fill-directory'))).toContain('Nothing to do');
  const acts = await inCell(mainCell, () => auditOf('none'));
  expect(acts.map(({ call }) => call)).toEqual(['operator fill-directory']);
});

test('what differs is mended: lacking, elsewhere, no more there; nothing of another cell is touched', async () => {
  const there = await inCell(otherCell, () => buildAccount());
  const before = await listedItems();
  await inCell(mainCell, async () => {
    const [one, two] = [await buildAccount(), await buildAccount()];
    await list({ PK: `PERSON#${one.id}`, _et: 'ListedPerson', id: one.id, university: two.universityId });
    await unlist(`PERSON#${two.id}`);
    await list({ PK: 'PERSON#gone', _et: 'ListedPerson', id: 'gone', university: two.universityId });
    await list({ PK: 'ADDRESS#gone', _et: 'ListedAddress', hash: 'gone', person: 'gone' });
    await list({ PK: 'ADDRESS#former', _et: 'ListedAddress', hash: 'former', person: one.id });
    await list({ PK: 'UNIVERSITY#gone', _et: 'ListedUniversity', id: 'gone', cell: 'main', epoch: 0 });
    expect(await run('fill-directory')).toContain('6 entries written or removed.');
  });
  expect(await expectAgreement()).toBe(3);
  expect(await listedItems()).toEqual(expect.arrayContaining(before));
  expect(before).toContainEqual(expect.objectContaining({ PK: `PERSON#${there.id}` }));
});

test('a university that another cell has is left to it, though its copy lies here', async () => {
  const [member] = await inCell(mainCell, old);
  const PK = `UNIVERSITY#${member?.universityId}`;
  const moved = { PK, _et: 'ListedUniversity', id: member?.universityId, cell: otherCell, epoch: 1 };
  await inCell(mainCell, () => list(moved));
  expect(await inCell(mainCell, () => run('fill-directory'))).toContain('agree: 2 people');
  const listed = await listedItems();
  expect(listed).toContainEqual(moved);
  expect(listed.some(({ id }) => id === member?.id)).toBe(false);
});

test('an address that somebody in another cell has got meanwhile stops the command, which names the person', async () => {
  const [member] = await inCell(mainCell, old);
  await inCell(otherCell, () => buildAccount('ACCEPTED', { email: member?.email ?? '' }));
  await expect(inCell(mainCell, () => plan('fill-directory'))).rejects.toThrow(`the address of ${member?.id}`);
  expect(await listedItems()).not.toContainEqual(expect.objectContaining({ PK: 'FILLED#main' }));
});

test('what a call changes between reading and writing is not overwritten', async () => {
  await inCell(mainCell, async () => {
    const [erased, moved] = await old();
    const { differences } = compare(await readHeld(), await readListed(), mainCell);
    const boss = await as(await buildUser({ role: 'super', university: null }));
    await boss.users.remove({ params: { id: erased?.id ?? '' } });
    const to = erased?.universityId ?? '';
    await boss.users.move({ params: { id: moved?.id ?? '' }, body: { universityId: to } });
    await anonymous.auth.register({ body: { ...(await newcomer()), email: erased?.email ?? '' } });
    for (const difference of differences) await commit(mendChanges(difference, mainCell), { now: new Date() });
    const listed = await listedItems();
    expect(listed).toContainEqual(expect.objectContaining({ id: moved?.id, university: to }));
    expect(listed.filter(({ id, person }) => [id, person].includes(erased?.id))).toEqual([]);
    await run('fill-directory');
  });
  expect(await expectAgreement()).toBe(4);
});

test('stopped at any call it goes on where it was', async () => {
  const fill = () => inCell(mainCell, () => run('fill-directory'));
  await inCell(mainCell, old);
  const { entries } = await recorded(fill);
  for (const skip of crashPoints(entries.length)) {
    await freshCells();
    await inCell(mainCell, old);
    await withFaults([{ kind: 'InternalServerError', match: {}, skip, times: 3 }], () => fill().catch(() => undefined));
    await fill();
    expect(await expectAgreement()).toBe(3);
    expect(await listedItems()).toContainEqual(expect.objectContaining({ PK: 'FILLED#main' }));
  }
});

test('a stage of one cell has no directory to fill, and its people are not listed', async () => {
  expect(await run('fill-directory')).toBe('The stage has one cell: it has no directory.\nNothing to do.');
  await buildAccount('ACCEPTED', { email: newEmail() });
  expect(await listedItems()).toEqual([]);
});
