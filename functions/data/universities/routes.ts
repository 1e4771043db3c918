import { Routes } from '#functions/data/entities/route.ts';
import { createFence, currentFence, type Route, withFence } from '#functions/data/kernel/fence.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { findItem } from '#functions/data/kernel/records.ts';

/** A university without an item has always been in this cell. */
export const neverMoved: Route = { epoch: 0, state: 'open' };

/** Strongly consistent. */
const findRoute = async (universityId: string): Promise<Route> =>
  (await findItem(Routes, { universityId })) ?? neverMoved;

/** Runs work that writes. It has to say by `fenceBy` whose data it touches. With one cell there is nothing to wait for. */
export const fenced = <T>(run: () => Promise<T>, deadline?: Date): Promise<T> =>
  ownCell() === undefined ? run() : withFence(createFence({ read: findRoute, deadline: deadline?.getTime() }), run);

/** From now on the work's writes wait while the university is held. Reads nothing: the first write does. */
export const fenceBy = (...universityIds: readonly (string | null | undefined)[]): void => {
  for (const id of universityIds) if (id) currentFence()?.add(id);
};

/** Takes the work's own reading while that is fresh. Throws `misdirected` if another cell has the university. */
export const routeOfUniversity = async (universityId: string): Promise<Route> => {
  const fence = currentFence();
  if (!fence) return findRoute(universityId);
  fence.add(universityId);
  return fence.routeOf(universityId);
};

/**
 * Throws `misdirected` if another cell has one of these universities, or another one of the work. Waits while one is held if the work
 * writes.
 */
export const checkPlaces = async (
  universityIds: readonly (string | null)[],
  { writes }: { writes: boolean },
): Promise<void> => {
  fenceBy(...universityIds);
  await (writes ? currentFence()?.pass() : currentFence()?.isOpen());
};
