import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { findRoute } from '#functions/data/universities/routes.ts';
import { move } from '#scripts/operations/move/move.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { recorded } from '#tests/support/caller.ts';
import { bounced, complained, tell } from '#tests/support/mail-events.ts';
import { moverOn, quickly } from '#tests/support/moving.ts';
import { inEnvironment } from '#tests/support/other-environment.ts';
import { setRoute, untilItWaits } from '#tests/support/routes.ts';
import { freshCells, inCell, openTwoCells, otherCell, tablesOfCells } from '#tests/support/two-cells.ts';

openTwoCells();
beforeEach(freshCells);
afterEach(() => void vi.restoreAllMocks());

const setOf = (cell: string): string => `mails-of-${cell}`;
const tellIn = (cell: string, event: object): Promise<void> =>
  inCell(cell, () => {
    const { CELL = '', ALL_CELLS = '', DIRECTORY_TABLE = '', TABLE_NAME = '' } = process.env;
    const own = { CELL, ALL_CELLS, DIRECTORY_TABLE, TABLE_NAME, MAIL_CONFIGURATION: setOf(cell) };
    return inEnvironment(own, () => tell(event));
  });
/** The bus tells each cell of it. */
const tellAll = async (event: object): Promise<void> => {
  for (const cell of [mainCell, otherCell]) await tellIn(cell, event);
};
/** Returns the number of returned mails that the lines count. */
const counted = (lines: { mock: { calls: unknown[][] } }): number =>
  lines.mock.calls.filter(([line]) => String(line).includes('"MailsReturned":1')).length;
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
    expect(counted(lines)).toBe(1);
  },
);

test('what has been left in the former cell is not marked', async () => {
  const person = await inCell(mainCell, () => buildAccount('ACCEPTED'));
  await inCell(mainCell, () => setRoute(person.universityId ?? '', { state: 'moved', to: otherCell }));
  await tellAll(bounced({ userId: person.id, to: person.email, set: setOf(mainCell) }));
  expect(await troubleOf(person)).toEqual([undefined, undefined]);
});

test('a mail that comes back while writes wait for the switch is noted in the new cell, once Lambda tries again', async () => {
  const person = await inCell(mainCell, () => buildAccount('ACCEPTED'));
  const home = person.universityId ?? '';
  const event = bounced({ userId: person.id, to: person.email, set: setOf(mainCell) });
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told: Promise<unknown>[] = [];
  const tellBoth = async (): Promise<void> => {
    const waits = Promise.withResolvers<void>();
    const here = recorded(async (trace) => {
      const telling = tellIn(mainCell, event);
      await untilItWaits(trace, home);
      waits.resolve();
      await telling;
    });
    told.push(here);
    await waits.promise;
    await expect(tellIn(otherCell, event)).rejects.toThrow();
  };
  const { mover } = moverOn(tablesOfCells(), {
    timing: quickly(async () => {
      const { state } = await inCell(mainCell, () => findRoute(home));
      if (state === 'held' && told.length === 0) await tellBoth();
    }),
  });
  await move(home, otherCell, mover);
  expect(told).toHaveLength(1);
  await Promise.all(told);
  expect(await troubleOf(person)).toEqual([undefined, undefined]);
  expect(failures).toHaveBeenCalled();
  await tellIn(otherCell, event);
  expect(await troubleOf(person)).toEqual([undefined, 'bounce']);
  expect(counted(lines)).toBe(1);
});

describe('where the copy of a university lies', () => {
  const future = () => new Date(Date.now() + 60_000).toISOString();
  const past = () => new Date(Date.now() - 1_000).toISOString();

  test.each([
    ['is copied yet', () => undefined],
    ['was held, and is no more', past],
  ])('a returned mail is left to the cell that has the university while that %s', async (_what, heldUntil) => {
    const person = await inCell(otherCell, () => buildAccount('ACCEPTED'));
    await inCell(otherCell, () =>
      setRoute(person.universityId ?? '', { state: 'moved', to: mainCell, heldUntil: heldUntil() }),
    );
    await tellAll(bounced({ userId: person.id, to: person.email, set: setOf(mainCell) }));
    expect(await troubleOf(person)).toEqual([undefined, undefined]);
  });

  test('a returned mail that is tried again counts once', async () => {
    const person = await inCell(otherCell, () => buildAccount('ACCEPTED'));
    const route = (given: Parameters<typeof setRoute>[1]) =>
      inCell(otherCell, () => setRoute(person.universityId ?? '', given));
    await route({ state: 'moved', to: mainCell, heldUntil: future() });
    const event = bounced({ userId: person.id, to: person.email, set: setOf(otherCell) });
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(tellIn(otherCell, event)).rejects.toThrow();
    expect(counted(lines)).toBe(0);
    await route({ state: 'open', epoch: 1 });
    await tellIn(otherCell, event);
    expect(counted(lines)).toBe(1);
    expect(await troubleOf(person)).toEqual([undefined, 'bounce']);
  });
});
