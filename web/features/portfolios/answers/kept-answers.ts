/**
 * The keys under which a device keeps answers that the server has not confirmed: `answer/1/<person>/<assessment>/<row>`. Apart
 * from what reads and sends them, which a page needs only where there are any.
 */
export const answersRoot = 'answer/1/';

export const keysUnder = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** The assessments of a person of which the device keeps answers. */
export const journalsOf = (storage: Storage, userId: string): string[] => {
  const prefix = `${answersRoot}${userId}/`;
  const ids = keysUnder(storage, prefix).map((key) => key.slice(prefix.length).split('/')[0] ?? '');
  return [...new Set(ids)];
};

/** Removes what the device keeps of everybody but that person, or of everybody. */
export const forgetJournals = (storage: Storage, exceptOf?: string): void => {
  for (const key of keysUnder(storage, answersRoot)) {
    if (exceptOf === undefined || !key.startsWith(`${answersRoot}${exceptOf}/`)) storage.removeItem(key);
  }
};
