import { inspect } from 'node:util';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { expect } from 'vitest';
import type { University } from '#shared/schemas/university.ts';
import { invoke, type Run } from '#tests/support/invoke.ts';
import { cameFrom, newAddress } from '#tests/support/throttled.ts';
import { type Caller, callerOf, type People, peopleFor } from './people.ts';
import type { Spelled } from './places.ts';
import { requests } from './requests.ts';
import type { Prepared } from './row-request.ts';
import { type Column, type Row, titleOf, type Verdict } from './table.ts';

const dynamo = new DynamoDBClient();

/** One row and caller; may be played repeatedly as long as it is refused. */
export type Cell = {
  people: People & { callerId: string };
  prepared: Prepared;
  headers: Record<string, string>;
  call: (changes?: {
    id?: string;
    text?: string;
    method?: string;
    headers?: Record<string, string>;
    run?: Run;
  }) => Promise<Response>;
  send: (spelled: Spelled) => Promise<Response>;
  /** Items of the cell's users, its university and the university's members. */
  stored: () => Promise<string>;
};

const itemsUnder = async (key: string, value: string, index: { IndexName?: string } = {}): Promise<string[]> => {
  const query = new QueryCommand({
    TableName: process.env.TABLE_NAME,
    KeyConditionExpression: `${key} = :value`,
    ExpressionAttributeValues: { ':value': { S: value } },
    ...index,
  });
  const { Items = [] } = await dynamo.send(query);
  // Even a refused call updates lastSeenAt.
  return Items.map(({ lastSeenAt: _, ...item }) => inspect(item, { sorted: true, depth: null }));
};

export const storedOf = async (cells: readonly Pick<Cell, 'people'>[]): Promise<string> => {
  const universities = [...new Set(cells.map(({ people }) => `UNIVERSITY#${people.home.id}`))];
  const users = new Set(cells.flatMap(({ people }) => [people.owner.id, people.callerId]));
  const queries = [
    ...[...universities, ...[...users].map((id) => `USER#${id}`)].map((name) => itemsUnder('PK', name)),
    ...universities.map((name) => itemsUnder('GSI1PK', name, { IndexName: 'GSI1' })),
  ];
  return (await Promise.all(queries)).flat().sort().join('\n');
};

type Request = (typeof requests)[string][string];
const requestOf = (row: Row): Request =>
  requests[row.call]?.[row.sent] ?? expect.unreachable(`nobody knows how to play ${titleOf(row)}`);

const worldOf = async (row: Row, who: Column | Caller, home?: University) => {
  const request = requestOf(row);
  const people = await peopleFor(who, request.owner, home);
  const prepared = await request.prepare(people);
  await people.settle();
  return { people, prepared };
};

type World = Awaited<ReturnType<typeof worldOf>>;

const cellIn = async (row: Row, world: World, caller?: Caller, isPassive?: boolean): Promise<Cell> => {
  const { people, prepared } = world;
  const joined = await people.join(caller, isPassive);
  const headers = { ...cameFrom(newAddress()), ...joined.headers, ...prepared.headers };
  const [declared = '', path = ''] = row.call.split(' ');
  const call: Cell['call'] = ({
    id = prepared.id ?? '',
    text = prepared.text,
    method = declared,
    headers: added,
    run,
  } = {}) => {
    const filled = path
      .replace(/\{\w+\}/, () => encodeURIComponent(id))
      .replace(/\{(\w+)\}/g, (_, name) => prepared.names?.[name] ?? '');
    const query = prepared.query ? `?${new URLSearchParams(prepared.query(id))}` : '';
    const body = text ?? (prepared.body && JSON.stringify(prepared.body(id)));
    return invoke(
      new Request(`http://test/api/v0${filled}${query}`, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers, ...added },
        body: method === 'GET' ? undefined : body,
      }),
      run,
    );
  };
  const send: Cell['send'] = ({ path: to, query, body }) =>
    invoke(
      new Request(`http://test/api/v0${to}?${new URLSearchParams(query)}`, {
        method: declared,
        headers: { 'content-type': 'application/json', ...headers },
        body: declared === 'GET' ? undefined : JSON.stringify(body),
      }),
    );
  const cell = { people: { ...people, callerId: joined.callerId }, prepared, headers, call, send };
  return { ...cell, stored: () => storedOf([cell]) };
};

export const cellOf = async (row: Row, who: Column | Caller, home?: University): Promise<Cell> =>
  cellIn(row, await worldOf(row, who, home));

/** These cells share one record, for callers who only read or are refused. */
export const passiveCells = async (row: Row, callers: readonly (Column | Caller)[]): Promise<Cell[]> => {
  const [first] = callers;
  if (first === undefined) return [];
  const world = await worldOf(row, first);
  return Promise.all(callers.map((caller) => cellIn(row, world, callerOf(caller), true)));
};

/** The column needs its own records: changed by the call, specific to the caller, or about signing in. */
const isApart = (row: Row, column: Column): boolean => {
  if (row.call.includes(' /auth/')) return true;
  if (row.verdicts[column] === 'yes' && !row.call.startsWith('GET ')) return true;
  const { is, status } = callerOf(column);
  return is === 'owner' && (status !== 'ACCEPTED' || requestOf(row).owner !== undefined);
};

export const cellsOf = async (
  row: Row,
  chosen: readonly Column[],
  refused: readonly Caller[],
): Promise<{ cells: Map<Column, Cell>; others: Cell[] }> => {
  const apart = chosen.filter((column) => isApart(row, column));
  const together = chosen.filter((column) => !apart.includes(column));
  const [passive, own] = await Promise.all([
    passiveCells(row, [...together, ...refused]),
    Promise.all(apart.map((column) => cellOf(row, column))),
  ]);
  const made = [...passive.slice(0, together.length), ...own];
  const cells = new Map([...together, ...apart].map((column, i) => [column, made[i] ?? expect.unreachable()]));
  return { cells, others: passive.slice(together.length) };
};

/** `yes` for the row's success status, else the status. */
export const verdictOf = ({ success }: Row, { status }: Response): Verdict =>
  status === success ? 'yes' : String(status);

export const inEach = async <T>(
  cells: ReadonlyMap<Column, Cell>,
  play: (cell: Cell, column: Column) => Promise<T>,
): Promise<Record<string, T>> =>
  Object.fromEntries(await Promise.all([...cells].map(async ([column, cell]) => [column, await play(cell, column)])));
