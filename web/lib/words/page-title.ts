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

/** Has the browser's tab name the thing that a screen is about, such as an assessment, for as long as the screen is shown. */
export const useThingTitle = (title: string | undefined): void => {
  useEffect(() => {
    name(title);
    return () => name(undefined);
  }, [title]);
};

/** The thing that the present screen is about; undefined when it names none. */
export const useNamedThing = (): string | undefined => useSyncExternalStore(follow, read, () => undefined);
