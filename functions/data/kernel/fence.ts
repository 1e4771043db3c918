import { AsyncLocalStorage } from 'node:async_hooks';
import { cellHeader } from '#shared/cells.ts';
import { AppError } from '#shared/errors.ts';
import { ownCell } from './own-cell.ts';

// Where a stage has several cells, whoever writes does so behind the fences of the universities that the work touches: while one is held
// its writes wait, and once it has moved they are refused (134). The fence lies in the asynchronous context, since many writes keep only
// `now` of theirs.

/** A university's place as its cell knows it. `to` is the cell that has it if it has moved. */
export type Route = {
  epoch: number;
  state: 'open' | 'draining' | 'held' | 'moved';
  to?: string | undefined;
  /**
   * A hold ends at this time by itself: whoever held it has died. With `moved`: the university is about to come here, and its hold
   * elsewhere ends no later.
   */
  heldUntil?: string | undefined;
};
/** `readAt` (epoch milliseconds) is before the read began. */
export type RouteReading = { route: Route; readAt: number };

/** A write begins no later than this after its route was read. */
const freshMs = 1_000;
/**
 * A write has been answered this long after its route was read, or its caller is told that it failed. So this long after a university is
 * held nothing of it is written that anybody takes for written.
 */
export const longestWriteMs = 3_000;

/** Between two looks at a university that is held: spread, so that those who wait together do not come back together. */
export const betweenLooksMs = (): number => 100 + Math.random() * 100;
const longestWaitMs = 15_000;
/** Left for the write itself. */
const reserveMs = 1_500;

export const misdirected = (to: string | undefined): AppError =>
  new AppError('misdirected', { headers: { [cellHeader]: to ?? '' } });

/** The cell that a refusal says to ask; undefined for any other error. */
export const namedCell = (error: unknown): string | undefined =>
  error instanceof AppError && error.code === 'misdirected' ? error.headers[cellHeader] || undefined : undefined;

const unavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', { headers: { 'retry-after': '1' }, cause });

const isHeld = ({ state, heldUntil }: Route, now: number): boolean =>
  state === 'held' && (heldUntil === undefined || Date.parse(heldUntil) > now);

type Options = {
  read: (universityId: string) => Promise<Route>;
  /** Epoch milliseconds at which the work itself has to end. */
  deadline?: number | undefined;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
};

export type Fence = ReturnType<typeof createFence>;

export const createFence = ({
  read,
  now = () => Date.now(),
  deadline = Number.POSITIVE_INFINITY,
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: Options) => {
  const known = new Map<string, RouteReading | null>();
  const underWay = new Map<string, Promise<Route>>();
  const waitsUntil = Math.min(deadline - reserveMs, now() + longestWaitMs);

  /** Universities that the work touches from now on. A route is read when it is first needed. */
  const add = (universityId: string, reading?: RouteReading): void => {
    if (reading || !known.has(universityId)) known.set(universityId, reading ?? null);
  };

  const isFresh = (reading: RouteReading | null | undefined): reading is RouteReading =>
    reading !== null && reading !== undefined && now() - reading.readAt < freshMs;

  const readNow = async (universityId: string): Promise<Route> => {
    const before = known.get(universityId);
    const readAt = now();
    const route = await read(universityId).finally(() => underWay.delete(universityId));
    known.set(universityId, { route, readAt });
    if (before && before.route.epoch !== route.epoch) throw misdirected(route.to ?? ownCell());
    return route;
  };

  /** Writes that begin together share a read. */
  const readAgain = (universityId: string): Promise<Route> => {
    const reading = underWay.get(universityId) ?? readNow(universityId);
    underWay.set(universityId, reading);
    return reading;
  };

  /** Throws `misdirected` if another cell has it, or has had it since this work began. */
  const routeOf = async (universityId: string): Promise<Route> => {
    const reading = known.get(universityId);
    const route = isFresh(reading) ? reading.route : await readAgain(universityId);
    if (route.state === 'moved') throw misdirected(route.to);
    return route;
  };

  const waitFor = async (universityId: string): Promise<void> => {
    while (isHeld(await routeOf(universityId), now())) {
      if (now() >= waitsUntil) throw unavailable();
      await pause(betweenLooksMs());
      await readAgain(universityId);
    }
  };

  /**
   * Waits while one of the universities is held; throws `unavailable` when that takes too long, `misdirected` if one has moved. Returns
   * the time (epoch milliseconds) at which a write that begins now has to be answered.
   */
  const pass = async (): Promise<number> => {
    for (const universityId of known.keys()) await waitFor(universityId);
    const readings = [...known.values()].filter(isFresh);
    // Waiting for one may have taken long for another.
    if (readings.length < known.size) return pass();
    return Math.min(...readings.map(({ readAt }) => readAt)) + longestWriteMs;
  };

  /** False while one of the universities is held, for writes that may be left out. */
  const isOpen = async (): Promise<boolean> => {
    const routes = await Promise.all([...known.keys()].map(routeOf));
    return !routes.some((route) => isHeld(route, now()));
  };

  return { add, routeOf, pass, isOpen, now, isEmpty: () => known.size === 0 };
};

const current = new AsyncLocalStorage<Fence>();

export const currentFence = (): Fence | undefined => current.getStore();

export const withFence = <T>(fence: Fence, run: () => T): T => current.run(fence, run);

/** Passed to the SDK's `send`. */
type SendOptions = { abortSignal: AbortSignal };

/** Every write to a university's data goes through here. Without a fence it sends at once, with the client's own limits. */
export const sendFenced = async <T>(send: (options?: SendOptions) => Promise<T>): Promise<T> => {
  const fence = currentFence();
  if (!fence || fence.isEmpty()) return send();
  const until = await fence.pass();
  const abortSignal = AbortSignal.timeout(Math.max(0, until - fence.now()));
  try {
    return await send({ abortSignal });
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? unavailable(error) : error;
  }
};

/** Leaves the write out while a university of the work is held; returns undefined then. */
export const sendUnlessHeld = async <T>(send: (options?: SendOptions) => Promise<T>): Promise<T | undefined> =>
  (await currentFence()?.isOpen()) === false ? undefined : sendFenced(send);
