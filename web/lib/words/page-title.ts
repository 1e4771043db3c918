import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

let named: string | undefined;
const { follow, notify } = createListeners();

const name = (title: string | undefined): void => {
  named = title;
  notify();
};

const read = (): string | undefined => named;

export const useRecordTitle = (title: string | undefined): void => {
  useEffect(() => {
    name(title);
    return () => name(undefined);
  }, [title]);
};

export const useNamedRecord = (): string | undefined => useSyncExternalStore(follow, read, () => undefined);
