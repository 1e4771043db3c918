/**
 * Keys are `answer/1/<user>/<assessment>/<row>`. Separate from the journal, because every page loads this file, and the
 * journal only when there are entries.
 */
export const answersRoot = 'answer/1/';

export const keysUnder = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

export const listJournals = (storage: Storage, userId: string): string[] => {
  const prefix = `${answersRoot}${userId}/`;
  const ids = keysUnder(storage, prefix).map((key) => key.slice(prefix.length).split('/')[0] ?? '');
  return [...new Set(ids)];
};

export const removeJournals = (storage: Storage, exceptUserId?: string): void => {
  for (const key of keysUnder(storage, answersRoot)) {
    if (exceptUserId === undefined || !key.startsWith(`${answersRoot}${exceptUserId}/`)) storage.removeItem(key);
  }
};
