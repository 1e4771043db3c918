import { silentCellsHeader } from '#shared/cells.ts';

// By the path of a call: the query cache keeps an equal reply of before, so a mark on the reply would outlive its reason.
const silent = new Map<string, readonly string[]>();
const followers = new Set<() => void>();

/** Of the latest reply to each call. */
export const noteSilentCells = (path: string, headers: Headers): void => {
  const named = headers.get(silentCellsHeader)?.split(',') ?? [];
  if (named.length === 0 && !silent.has(path)) return;
  if (named.length > 0) silent.set(path, named);
  else silent.delete(path);
  for (const tell of followers) tell();
};

export const silentCellsOf = (path: string): readonly string[] => silent.get(path) ?? [];

export const followSilentCells = (follower: () => void): (() => void) => {
  followers.add(follower);
  return () => followers.delete(follower);
};
