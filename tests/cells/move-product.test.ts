import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { expect, test } from 'vitest';
import { longestWriteMs } from '#functions/data/kernel/fence.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { move } from '#scripts/operations/move/move.ts';
import { openMover } from '#scripts/operations/move/open.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount, login } from '#tests/support/accounts.ts';
import { withHeaders } from '#tests/support/api.ts';
import { inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';

openTwoCells();

const nameIn = (cell: string, variable: string): Promise<string> =>
  inCell(cell, async () => process.env[variable] ?? '');

const openHere = async (store: Map<string, string>) => {
  const [main, b, directoryTable] = [
    await nameIn(mainCell, 'TABLE_NAME'),
    await nameIn(otherCell, 'TABLE_NAME'),
    await nameIn(mainCell, 'DIRECTORY_TABLE'),
  ];
  return openMover({
    ...{ dynamo: new DynamoDBClient(), streams: new DynamoDBStreamsClient() },
    ...{ tables: { [mainCell]: main, [otherCell]: b }, directoryTable },
    store: { put: async (university, cell) => void store.set(university, cell) },
    // Nobody works the queues here.
    timing: { sleep, elapsed: () => performance.now(), longestWriteMs, longestWorkerRunMs: 500, longestCallMs: 500 },
    print: () => undefined,
  });
};

test('people who write by the product’s calls during a move lose nothing, and are refused nothing but the former cell', async () => {
  const store = new Map<string, string>();
  const mover = await openHere(store);
  const first = await inCell(mainCell, () => buildAccount());
  const universityId = first.universityId ?? '';
  const people: StoredUser[] = [first];
  for (let i = 0; i < 4; i += 1) people.push(await inCell(mainCell, () => buildAccount('ACCEPTED', { universityId })));
  const refusals: number[] = [];
  const calls: Record<string, number> = { [mainCell]: 0, [otherCell]: 0 };
  let isOver = false;

  const work = async ({ id: userId, email }: StoredUser) => {
    let cell: string = mainCell;
    const session = await inCell(cell, () => login(email));
    const api = withHeaders({ authorization: `Bearer ${session.token}` });
    const added: string[] = [];
    while (!isOver || (calls[otherCell] ?? 0) < 30) {
      const body = {
        userId,
        name: `Diplôme ${added.length}`,
        university: 'Rive-Sud',
        city: 'Lyon',
        startDate: '2021-09-01',
      };
      try {
        await inCell(cell, () => api.diplomas.create({ body }));
        added.push(body.name);
        calls[cell] = (calls[cell] ?? 0) + 1;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refusals.push(error.status);
        if (error.status !== 421) throw error;
        cell = otherCell;
      }
      // Below the limit of a person's changes.
      await sleep(40);
    }
    const list = await inCell(otherCell, () => api.diplomas.listOfUser({ params: { userId } }));
    return { added, listed: list.map(({ name }) => name) };
  };

  const working = Promise.all(people.map(work));
  const done = await move(universityId, otherCell, mover).finally(() => {
    isOver = true;
  });
  for (const { added, listed } of await working) expect(listed.sort()).toEqual(added.sort());
  // Each of them once.
  expect(refusals).toEqual(people.map(() => 421));
  expect(done.late).toBeUndefined();
  expect(calls[mainCell]).toBeGreaterThan(20);
  expect([...store]).toEqual([[universityId, otherCell]]);
  // Whoever signs in anew is there as well.
  expect((await inCell(otherCell, () => login(first.email))).user.id).toBe(first.id);
});
