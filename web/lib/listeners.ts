/** Made for `useSyncExternalStore`; `follow` returns the unsubscribe function. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    follow: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (): void => {
      for (const listener of listeners) listener();
    },
  };
};
