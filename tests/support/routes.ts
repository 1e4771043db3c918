import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { vi } from 'vitest';
import { Moves, Routes } from '#functions/data/entities/route.ts';
import type { Route } from '#functions/data/kernel/fence.ts';
import { ledgerOf } from './caller.ts';

/** Writes what the mover writes in a cell. */
export const setRoute = async (universityId: string, route: Partial<Route> & Pick<Route, 'state'>): Promise<void> => {
  await Routes.build(PutItemCommand)
    .item({ universityId, epoch: 0, ...route })
    .send();
  await (route.state === 'open'
    ? Moves.build(DeleteItemCommand).key({ universityId }).send()
    : Moves.build(PutItemCommand).item({ universityId }).send());
};

/** Resolves once the call has read the route that often by itself: it is waiting. */
export const untilItWaits = (trace: string, universityId: string, times = 2): Promise<void> =>
  vi.waitFor(
    async () => {
      const asked = (await ledgerOf(trace)).filter(
        ({ operation, keys }) => operation === 'GetItem' && keys.some((key) => key.startsWith(`ROUTE#${universityId}`)),
      );
      if (asked.length < times) throw new Error(`read ${asked.length} times`);
    },
    { timeout: 20_000, interval: 50 },
  );
