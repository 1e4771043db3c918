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

/** One cell ready to be played, as often as wanted: a refusal changes nothing. */
export type Cell = {
  people: People & { callerId: string };
  prepared: Prepared;
  /** What the caller is known by. */
  headers: Record<string, string>;
  /** Makes the call; with another id, the body replaced by that text, another method or further headers, or run elsewhere. */
  call: (changes?: {
    id?: string;
    text?: string;
    method?: string;
    headers?: Record<string, string>;
    run?: Run;
  }) => Promise<Response>;
  /** Makes the call with whatever stands in its path, query and body. */
  send: (spelled: Spelled) => Promise<Response>;
  /** Everything that is stored of the people of the cell and of the university, its members included. */
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
  // When somebody was last there is noted whatever they are refused.
  return Items.map(({ lastSeenAt: _, ...item }) => inspect(item, { sorted: true, depth: null }));
};

type Request = (typeof requests)[string][string];
const requestOf = (row: Row): Request =>
  requests[row.call]?.[row.sent] ?? expect.unreachable(`nobody knows how to play ${titleOf(row)}`);

/** People of a cell with what they are about, ready for any caller. */
const worldOf = async (row: Row, who: Column | Caller, home?: University) => {
  const request = requestOf(row);
  const people = await peopleFor(who, request.owner, home);
  const prepared = await request.prepare(people);
  await people.settle();
  return { people, prepared };
};

const cellIn = async (row: Row, world: Awaited<ReturnType<typeof worldOf>>, caller?: Caller): Promise<Cell> => {
  const { people, prepared } = world;
  const joined = await people.join(caller);
  // From an address of its own, which no limit has met yet.
  const headers = { ...cameFrom(newAddress()), ...joined.headers, ...prepared.headers };
  const [declared = '', path = ''] = row.call.split(' ');
  const call: Cell['call'] = ({
    id = prepared.id ?? '',
    text = prepared.text,
    method = declared,
    headers: added,
    run,
  } = {}) => {
    const filled = path.replace(/\{\w+\}/, () => encodeURIComponent(id));
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
  const university = `UNIVERSITY#${people.home.id}`;
  const stored = async () => {
    const partitions = [university, ...new Set([people.owner.id, joined.callerId].map((id) => `USER#${id}`))].map(
      (name) => itemsUnder('PK', name),
    );
    const members = itemsUnder('GSI1PK', university, { IndexName: 'GSI1' });
    return (await Promise.all([...partitions, members])).flat().sort().join('\n');
  };
  return { people: { ...people, callerId: joined.callerId }, prepared, headers, call, send, stored };
};

/** The cell of a row in which the caller stands in that relation to the thing touched, or with any other caller; in a new university unless said. */
export const cellOf = async (row: Row, who: Column | Caller, home?: University): Promise<Cell> =>
  cellIn(row, await worldOf(row, who, home));

/** The cells of a row for callers who are refused, all about one and the same thing: a refusal changes nothing. */
export const refusedCells = async (row: Row, callers: readonly (Column | Caller)[]): Promise<Cell[]> => {
  const [first] = callers;
  if (first === undefined) return [];
  const world = await worldOf(row, first);
  return Promise.all(callers.map((caller) => cellIn(row, world, callerOf(caller))));
};

/**
 * The cells of a row, by column: those who are refused share one thing, but for its owner, and for what everybody does about
 * themselves, which is signing in.
 */
export const cellsOf = async (row: Row, chosen: readonly Column[]): Promise<Map<Column, Cell>> => {
  const isApart = (column: Column) =>
    row.verdicts[column] === 'yes' || callerOf(column).is === 'owner' || row.call.includes(' /auth/');
  const together = chosen.filter((column) => !isApart(column));
  const apart = chosen.filter(isApart);
  const cells = [refusedCells(row, together), Promise.all(apart.map((column) => cellOf(row, column)))];
  const made = (await Promise.all(cells)).flat();
  return new Map([...together, ...apart].map((column, i) => [column, made[i] ?? expect.unreachable()]));
};

/** `yes` for the status of success that the row names, else the status. */
export const verdictOf = ({ success }: Row, { status }: Response): Verdict =>
  status === success ? 'yes' : String(status);

/** What comes of each cell, all at once, by column. */
export const inEach = async <T>(
  cells: ReadonlyMap<Column, Cell>,
  play: (cell: Cell, column: Column) => Promise<T>,
): Promise<Record<string, T>> =>
  Object.fromEntries(await Promise.all([...cells].map(async ([column, cell]) => [column, await play(cell, column)])));
