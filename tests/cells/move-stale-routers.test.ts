import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { longestWriteMs } from '#functions/data/kernel/fence.ts';
import { move } from '#scripts/operations/move/move.ts';
import type { MoveState } from '#scripts/operations/move/state.ts';
import { randomFrom } from '#scripts/tools/bench/random.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { enter, type Member, readAllBack, readBack, work } from '#tests/support/ledgers.ts';
import { allOf, beginsHold, documents, moverOn, plainOf, type Watch } from '#tests/support/moving.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { type Answer, behindStaleRouter } from '#tests/support/stale-routers.ts';
import { freshCells, inCell, openTwoCells, otherCell, tablesOfCells } from '#tests/support/two-cells.ts';

// People work by the site's client and the product's own calls while their university really moves, and a router leads every call that
// names no cell to any of the two. The seed tells which; a failure names it.

openTwoCells();

const client = documents();
const cells = [mainCell, otherCell] as const;
type Cell = (typeof cells)[number];

/** Time passes as in a cell, except that nobody waits a minute for workers, of which there are none, or long for calls, which are short. */
const timing = {
  sleep: (ms: number) => sleep(ms),
  elapsed: () => performance.now(),
  longestWriteMs,
  longestWorkerRunMs: 300,
  longestCallMs: 1_000,
};

const enough = 6;

const openScene = async (seed: number) => {
  await freshCells();
  vi.stubEnv('ORDINARY_CALLS', '100000,100000');
  for (const cell of cells) await inCell(cell, seedCatalogue);
  const [home, elsewhere] = await inCell(mainCell, async () => [await buildUniversity(), await buildUniversity()]);
  const state = { isHeld: false };
  const none = () => ({ main: 0, b: 0 }) as Record<string, number>;
  const seen = { misdirected: none(), written: none(), readWhileHeld: 0, writtenElsewhereWhileHeld: 0 };
  const count = (counts: Record<string, number>, cell: string) => {
    counts[cell] = (counts[cell] ?? 0) + 1;
  };

  const seeOf = (university: string) => (answer: Answer) => {
    const { method, path, cell, status } = answer;
    if (status === 421) count(seen.misdirected, cell);
    if (status >= 300) return;
    // Calls without a token are answered elsewhere than where the router led them.
    const isWrite = method !== 'GET' && !path.includes('/auth/');
    if (isWrite && university === home.id) count(seen.written, cell);
    if (!state.isHeld) return;
    if (university === home.id && method === 'GET') seen.readWhileHeld += 1;
    if (university === elsewhere.id && isWrite) seen.writtenElsewhereWhileHeld += 1;
  };
  const comes = async (universityId: string, place: number): Promise<Member> => {
    const person = await inCell(mainCell, () => buildAccount('ACCEPTED', { universityId }));
    const { uniform } = randomFrom(seed + place);
    return enter(
      behindStaleRouter(() => (uniform() < 0.5 ? mainCell : otherCell), seeOf(universityId)),
      person,
    );
  };
  const writers = [await comes(home.id, 1), await comes(home.id, 2)];
  const reader = await comes(home.id, 4);
  await work(reader, 0);
  const stranger = await comes(elsewhere.id, 5);

  const watch: Watch = async ({ input }, send) => {
    const text = JSON.stringify(input);
    if (text.includes('"switched"')) state.isHeld = false;
    const reply = await send();
    if (beginsHold(input)) state.isHeld = true;
    return reply;
  };

  /** Everybody works until it is done, and then for a while in the new cell. */
  const during = async (to: Cell, act: () => Promise<unknown>): Promise<void> => {
    let isDone = false;
    let hasFailed = false;
    const before = seen.written[to] ?? 0;
    const isOver = () => hasFailed || (isDone && (seen.written[to] ?? 0) >= before + enough);
    const goOn = async (one: (turn: number) => Promise<void>): Promise<void> => {
      try {
        for (let turn = 1; !isOver(); turn += 1) await one(turn);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    };
    const acting = act().finally(() => {
      isDone = true;
    });
    const all = [acting, ...[...writers, stranger].map((member) => goOn((turn) => work(member, turn)))];
    const outcomes = await Promise.allSettled([...all, goOn(() => readBack(reader))]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  };

  /** Whose things a cell's table holds in the open. */
  const holds = async (cell: Cell, { person }: Member): Promise<number> => {
    const items = plainOf(await allOf(client, tablesOfCells().tables[cell]));
    return items.filter(({ PK }) => String(PK).includes(person.id) || String(PK).includes(person.email.toLowerCase()))
      .length;
  };

  const isWhole = async (to: Cell): Promise<void> => {
    const from = to === mainCell ? otherCell : mainCell;
    for (const member of [...writers, reader, stranger]) await readAllBack(member);
    for (const member of [...writers, reader]) {
      expect(await holds(from, member)).toBe(0);
      expect(await holds(to, member)).toBeGreaterThan(member.ledger.diplomas.size);
    }
    expect(await holds(otherCell, stranger)).toBe(0);
    expect(await holds(mainCell, stranger)).toBeGreaterThan(stranger.ledger.diplomas.size);
  };

  const mover = (given: Watch = watch) => moverOn(tablesOfCells(), { timing, watch: given }).mover;
  return { home: home.id, seen, watch, mover, during, isWhole };
};

/** Nothing is sent any more that many calls after the state was written. */
const brokenOff = (state: MoveState, later: number, watch: Watch): Watch => {
  let left = Number.POSITIVE_INFINITY;
  return async (call, send) => {
    if (left <= 0) throw new Error('killed');
    left -= 1;
    if (left === Number.POSITIVE_INFINITY && JSON.stringify(call.input).includes(`"${state}"`)) left = later;
    return watch(call, send);
  };
};

const thereAndBack = async (seed: number, state: MoveState, later: number): Promise<void> => {
  const { home, seen, watch, mover, during, isWhole } = await openScene(seed);
  await during(otherCell, async () => {
    await expect(move(home, otherCell, mover(brokenOff(state, later, watch)))).rejects.toThrow('killed');
    await move(home, otherCell, mover());
  });
  await isWhole(otherCell);
  await during(mainCell, () => move(home, mainCell, mover()));
  await isWhole(mainCell);
  for (const cell of cells) {
    expect(seen.written[cell]).toBeGreaterThanOrEqual(enough);
    expect(seen.misdirected[cell]).toBeGreaterThan(2);
  }
  expect(seen.readWhileHeld).toBeGreaterThan(0);
  expect(seen.writtenElsewhereWhileHeld).toBeGreaterThan(0);
};

const states = ['copying', 'catching-up', 'draining', 'held', 'switched'] as const;

test('behind stale routers nothing is lost, done twice or in both cells: moved there, with a mover that breaks off, and back', {
  timeout: 900_000,
}, async () => {
  const seeds = fc.integer({ min: 1, max: 2 ** 30 });
  for (const state of states) {
    const property = fc.asyncProperty(seeds, fc.constant(state), fc.nat(4), thereAndBack);
    await fc.assert(property, { numRuns: 1, endOnFailure: true });
  }
});
