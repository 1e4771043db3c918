import { ListedCells } from '#functions/data/directory/entities.ts';
import { findListed } from '#functions/data/directory/find-cell.ts';
import { misdirected } from '#functions/data/kernel/fence.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import type { HttpEvent, HttpResult } from '#functions/lib/http/http.ts';
import { AppError } from '#shared/errors.ts';

/** Set on a forwarded call: it goes no further. */
export const hopHeader = 'x-hop';

const cacheMs = 60_000;

/** Belong to one connection, or are written anew for the next. */
const ofConnection = ['host', 'connection', 'content-length', 'content-encoding', 'transfer-encoding', 'set-cookie'];

const origins = new Map<string, { origin: string; until: number }>();

const originOf = async (cell: string): Promise<string> => {
  const cached = origins.get(cell);
  if (cached && Date.now() < cached.until) return cached.origin;
  const found = await findListed(ListedCells, { id: cell });
  if (!found) throw new AppError('unavailable', { headers: { 'retry-after': '5' } });
  origins.set(cell, { origin: found.origin, until: Date.now() + cacheMs });
  return found.origin;
};

const passed = (headers: Iterable<[string, string | undefined]>): Record<string, string> =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) => (value && !ofConnection.includes(name) ? [[name, value]] : [])),
  );

const bodyOf = ({ body, isBase64Encoded }: HttpEvent): BodyInit | undefined =>
  body === undefined ? undefined : new Uint8Array(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'));

const fetchWhole = async (url: string, init: RequestInit) => {
  try {
    const reply = await fetch(url, init);
    return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
  } catch (cause) {
    throw new AppError('unavailable', { headers: { 'retry-after': '5' }, cause });
  }
};

const timeLeftMs = (deadline: Date | undefined): number =>
  deadline ? Math.max(0, deadline.getTime() - Date.now()) : Number.POSITIVE_INFINITY;

const isText = (type: string): boolean => /^(text\/|application\/json)/.test(type);

type Limits = {
  /** Headers beside those of the call. */
  more?: Record<string, string>;
  /** The whole reply may take this long, once the other cell's address is known. The default is below API Gateway's 30 seconds. */
  longestMs?: number;
  /** The caller of this function waits until then. */
  deadline?: Date | undefined;
};

/**
 * Sends a call as it came to the API of another cell, and returns that cell's reply. The origin secret and the viewer's address go
 * along, so the other cell takes it as if the edge had led it there. Throws `misdirected` for a call that has come by a hop itself,
 * and `unavailable` when the other cell does not answer in time.
 */
export const hop = async (
  event: HttpEvent,
  cell: string,
  { more = {}, longestMs = 27_000, deadline }: Limits = {},
): Promise<HttpResult> => {
  if (event.headers[hopHeader]) throw misdirected(cell);
  const { rawPath, rawQueryString, cookies = [] } = event;
  const url = `${await originOf(cell)}${rawPath}${rawQueryString && `?${rawQueryString}`}`;
  const { reply, bytes } = await fetchWhole(url, {
    method: event.requestContext.http.method,
    headers: {
      ...passed(Object.entries(event.headers)),
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      [hopHeader]: ownCell() ?? '',
      ...more,
    },
    body: bodyOf(event),
    redirect: 'manual',
    signal: AbortSignal.timeout(Math.min(longestMs, timeLeftMs(deadline))),
  });
  const isPlain = isText(reply.headers.get('content-type') ?? '');
  return {
    statusCode: reply.status,
    headers: passed(reply.headers),
    cookies: reply.headers.getSetCookie(),
    ...(bytes.length > 0 && { body: bytes.toString(isPlain ? 'utf8' : 'base64'), isBase64Encoded: !isPlain }),
  };
};
