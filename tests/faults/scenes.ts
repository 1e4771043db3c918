import { nanoid } from 'nanoid';
import { functions } from '#infra/functions.ts';
import { servedCalls } from '#infra/served-calls.ts';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { type Cell, cellOf } from '#tests/rights/cell.ts';
import { type Column, type Row, rows } from '#tests/rights/table.ts';

/** A call of the contract with a good request, and somebody who may make it. */
export type Scene = { call: string; route: Route; row: Row; by: Column };

const preferred: readonly Column[] = [
  ...(['user self', 'admin of the same', 'super', 'user of the same university'] as const),
  'anonymous',
];

const sceneOf = (route: Route): Scene[] => {
  const call = `${route.method} ${route.path}`;
  const row = rows.find((one) => one.call === call && one.state === 'today');
  const by = row && preferred.find((column) => row.verdicts[column] === 'yes');
  return row && by ? [{ call, route, row, by }] : [];
};

const serving = servedCalls(functions);
const functionOf = ({ route }: Scene): string | undefined => serving.find((served) => served.route === route)?.by;

/** Each call of the contract for which there is a good request, in the contract's order. */
export const scenes: readonly Scene[] = Object.values(contracts).flatMap((contract) =>
  Object.values<Route>(contract).flatMap(sceneOf),
);

/** One for each function that answers calls: those by somebody who has signed in, as far as it has any. */
export const sceneOfEachFunction: readonly Scene[] = [
  ...new Map(
    scenes
      .toSorted((a, b) => Number(b.by === 'anonymous') - Number(a.by === 'anonymous'))
      .map((scene) => [functionOf(scene), scene]),
  ).values(),
];

export type Played = { send: (run: Parameters<Cell['call']>[0]) => Promise<Response> };

/** Fresh people and records; `send` may be repeated, by a client that repeats the key of the first time. */
export const open = async ({ row, by }: Scene): Promise<Played> => {
  const cell = await cellOf(row, by);
  const headers = { 'idempotency-key': nanoid() };
  return { send: (changes) => cell.call({ headers, ...changes }) };
};
