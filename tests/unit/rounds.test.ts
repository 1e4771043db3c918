import { expect, test } from 'vitest';
import type { Turn } from '#functions/data/kernel/turns.ts';
import { createRounds, type Outcome } from '#functions/lib/lambda/rounds.ts';

type Waiting = Record<string, string[]>;

/** A queue that shows `pageSize` ids of each turn and gives up those that are done. */
const queueOf = (waiting: Waiting, outcomeOf: (id: string) => Outcome | 'failed' = () => 'done', pageSize = 3) => {
  const handled: string[] = [];
  const remove = (id: string) => {
    for (const [turn, ids] of Object.entries(waiting)) waiting[turn] = ids.filter((other) => other !== id);
  };
  async function* dueTurns(_: Date, isTried: (id: string) => boolean): AsyncGenerator<Turn> {
    for (const turn of Object.keys(waiting)) {
      const untried = (waiting[turn] ?? []).filter((id) => !isTried(id));
      const ids = untried.slice(0, pageSize);
      if (ids.length > 0) yield { turn, ids, hasMore: untried.length > pageSize };
    }
  }
  const handle = async (id: string) => {
    handled.push(id);
    const outcome = outcomeOf(id);
    if (outcome === 'done') remove(id);
    return outcome;
  };
  return { handled, dueTurns, handle };
};

const alwaysTime = { hasTime: () => true, random: () => 0 };
const workAll = async ({ workRound }: ReturnType<typeof createRounds>) => {
  while (await workRound());
};

test('every turn gets one item a round, until nothing is left', async () => {
  const queue = queueOf({ A: ['a1', 'a2', 'a3', 'a4', 'a5'], B: ['b1'], C: ['c1', 'c2'] });
  await workAll(createRounds({ ...queue, ...alwaysTime }));
  expect(queue.handled).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4', 'a5']);
});

test('what has more to do gives its turn back and goes on in the next round', async () => {
  let parts = 3;
  const queue = queueOf({ A: ['long'], B: ['b1', 'b2'] }, (id) => (id === 'long' && --parts > 0 ? 'more' : 'done'));
  await workAll(createRounds({ ...queue, ...alwaysTime }));
  expect(queue.handled).toEqual(['long', 'b1', 'long', 'b2', 'long']);
});

test('what cannot be reached is tried once, and holds up nothing of its turn', async () => {
  const queue = queueOf({ A: ['a1', 'a2', 'a3', 'a4'] }, (id) => (id === 'a2' ? 'failed' : 'done'));
  await workAll(createRounds({ ...queue, ...alwaysTime }));
  expect(queue.handled).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('whoever finds the first item taken tries the others in any order', async () => {
  const order = [0.9, 0.5, 0.1];
  const queue = queueOf({ A: ['a1', 'a2', 'a3', 'a4'] }, (id) => (id === 'a1' ? 'refused' : 'done'), 4);
  const { workRound } = createRounds({ ...queue, hasTime: () => true, random: () => order.shift() ?? 0 });
  await workRound();
  expect(queue.handled).toEqual(['a1', 'a4']);
});

test('a round besides one turn leaves that turn alone', async () => {
  const queue = queueOf({ A: ['a1'], B: ['b1'] });
  expect(await createRounds({ ...queue, ...alwaysTime }).workRound('A')).toBe(false);
  expect(queue.handled).toEqual(['b1']);
});

test('nothing begins without time', async () => {
  const queue = queueOf({ A: ['a1'], B: ['b1'] });
  const hasTime = () => queue.handled.length === 0;
  expect(await createRounds({ ...queue, ...alwaysTime, hasTime }).workRound()).toBe(false);
  expect(queue.handled).toEqual(['a1']);
});
