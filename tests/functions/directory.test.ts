import { expect, test } from 'vitest';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, login } from '#tests/support/accounts.ts';
import { inCell, listedItems, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

openTwoCells();

test('each cell lists its people and universities, and signs in its own', async () => {
  const here = await inCell(mainCell, () => buildAccount());
  const there = await inCell(otherCell, () => buildAccount());
  const listed = await listedItems();
  for (const { id, universityId } of [here, there]) {
    expect(listed).toContainEqual(expect.objectContaining({ PK: `PERSON#${id}`, university: universityId }));
    expect(listed).toContainEqual(expect.objectContaining({ person: id }));
  }
  expect(listed).toContainEqual(
    expect.objectContaining({ PK: `UNIVERSITY#${there.universityId}`, cell: otherCell, epoch: 0 }),
  );
  expect(listed).toHaveLength(6);
  expect((await inCell(otherCell, () => login(there.email))).user.id).toBe(there.id);
});
