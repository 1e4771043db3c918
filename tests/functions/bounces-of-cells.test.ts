import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { bounced, complained, tell } from '#tests/support/mail-events.ts';
import { inEnvironment } from '#tests/support/other-environment.ts';
import { setRoute } from '#tests/support/routes.ts';
import { freshCells, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

openTwoCells();
beforeEach(freshCells);
afterEach(() => void vi.restoreAllMocks());

const setOf = (cell: string): string => `mails-of-${cell}`;
/** The bus tells each cell of it. */
const tellAll = async (event: object): Promise<void> => {
  for (const cell of [mainCell, otherCell])
    await inCell(cell, () => {
      const { CELL = '', ALL_CELLS = '', DIRECTORY_TABLE = '', TABLE_NAME = '' } = process.env;
      const own = { CELL, ALL_CELLS, DIRECTORY_TABLE, TABLE_NAME, MAIL_CONFIGURATION: setOf(cell) };
      return inEnvironment(own, () => tell(event));
    });
};
const troubleOf = ({ id }: StoredUser) =>
  Promise.all([mainCell, otherCell].map((cell) => inCell(cell, async () => (await findUser(id))?.mailTrouble?.kind)));

test.each([
  ['comes back', bounced, 'bounce'],
  ['is called unwanted', complained, 'complaint'],
] as const)(
  'a mail of one cell that %s is noted where its receiver lives by now, and counted once',
  async (_what, eventOf, kind) => {
    const person = await inCell(otherCell, () => buildAccount('ACCEPTED'));
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    // Sent before the university moved.
    await tellAll(eventOf({ userId: person.id, to: person.email, set: setOf(mainCell) }));
    expect(await troubleOf(person)).toEqual([undefined, kind]);
    expect(lines.mock.calls.filter(([line]) => String(line).includes('"MailsReturned":1'))).toHaveLength(1);
  },
);

test('what has been left in the former cell is not marked', async () => {
  const person = await inCell(mainCell, () => buildAccount('ACCEPTED'));
  await inCell(mainCell, () => setRoute(person.universityId ?? '', { state: 'moved', to: otherCell }));
  await tellAll(bounced({ userId: person.id, to: person.email, set: setOf(mainCell) }));
  expect(await troubleOf(person)).toEqual([undefined, undefined]);
});
