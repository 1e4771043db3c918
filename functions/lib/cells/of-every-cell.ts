import * as z from 'zod/mini';
import { Failure } from '#functions/data/kernel/failure.ts';
import { otherCells, ownCell } from '#functions/data/kernel/own-cell.ts';
import type { Caller } from '#functions/lib/http/caller.ts';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { silentCellsHeader } from '#shared/cells.ts';
import { basePath, type Route } from '#shared/contract.ts';
import { vouchedHeader } from './answer-elsewhere.ts';
import { hop, hopHeader } from './hop.ts';
import { createKeptParts } from './kept-parts.ts';

/** `cell` is absent where the stage has one, and where another cell asks for this one's part. */
export type Part<T> = { cell?: string; reply: T };

type List = Pick<Route, 'path' | 'returns'>;
type Options = {
  /** Not every cell has what is asked for. */
  orNone?: boolean;
  /** An open list that is asked for instead. */
  list?: List;
};

/** Adds what the other cells reply to the same call. A cell that does not answer is left out, and named in a header. */
export type EveryCell = <T>(own: Promise<T>, options?: Options) => Promise<Part<T>[]>;

type Asked = { route: List; event: HttpEvent; caller: Caller | null; now: Date };

/** One slow cell must not keep the others' part from being shown. */
const longestMs = 3_000;

const keptParts = createKeptParts();

/** Undefined for a 404. */
const ask = async ({ route, event, caller, now }: Asked, cell: string): Promise<unknown> => {
  // Others are strangers there: they get what everybody gets.
  const { authorization: _, ...headers } = event.headers;
  const isSuper = caller?.user.role === 'super';
  const more = isSuper ? vouchedHeader(event, caller, cell, now) : {};
  const reply = await hop(isSuper ? event : { ...event, headers }, cell, { more, longestMs });
  if (reply.statusCode === 404) return undefined;
  if (reply.statusCode !== 200 || !route.returns || !reply.body) {
    throw new Failure('another cell answered with no part of a list', { facts: { status: reply.statusCode ?? 0 } });
  }
  return z.parse(route.returns, JSON.parse(reply.body));
};

const openList = (route: List, { event, now }: Asked): Asked => {
  const rawPath = `${basePath}${route.path}`;
  return { route, event: { ...event, routeKey: `GET ${rawPath}`, rawPath, rawQueryString: '' }, caller: null, now };
};

export const askEveryCell = (call: Asked) => {
  const silent = new Set<string>();
  const partOf = async <T>(cell: string, { orNone, list }: Options): Promise<Part<T>[]> => {
    const asked = list ? openList(list, call) : call;
    const isOpen = asked.caller?.user.role !== 'super';
    const load = () => ask(asked, cell);
    try {
      const reply = await (isOpen ? keptParts(`${cell} ${asked.event.routeKey}`, load, asked.now) : load());
      if (reply === undefined && !orNone) throw new Failure('another cell does not know a list', { facts: { cell } });
      return reply === undefined ? [] : [{ cell, reply: reply as T }];
    } catch (error) {
      log.error('cell_silent', error, { cell });
      silent.add(cell);
      return [];
    }
  };
  const everyCell: EveryCell = async <T>(own: Promise<T>, options: Options = {}) => {
    const cell = ownCell();
    if (!cell || call.event.headers[hopHeader]) return [{ reply: await own }];
    const [reply, ...others] = await Promise.all([
      own,
      ...otherCells().map((other) => partOf<T>(other, options)),
    ] as const);
    return [{ cell, reply }, ...others.flat()];
  };
  const silentHeader = (): Record<string, string> =>
    silent.size > 0 ? { [silentCellsHeader]: [...silent].sort().join() } : {};
  return { everyCell, silentHeader };
};
