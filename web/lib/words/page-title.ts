import { useEffect, useSyncExternalStore } from 'react';

let named: string | undefined;
const listeners = new Set<() => void>();

const name = (title: string | undefined): void => {
  named = title;
  for (const listener of listeners) listener();
};

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const read = (): string | undefined => named;

export const useRecordTitle = (title: string | undefined): void => {
  useEffect(() => {
    name(title);
    return () => name(undefined);
  }, [title]);
};

export const useNamedRecord = (): string | undefined => useSyncExternalStore(follow, read, () => undefined);
