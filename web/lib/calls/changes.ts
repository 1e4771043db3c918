type Listener = (key: readonly string[]) => Promise<void>;

// Prerendering has no tabs.
const tabs = import.meta.env.SSR ? undefined : new BroadcastChannel('thesee-changes');
const listeners = new Set<Listener>();

const notifyListeners = async (key: readonly string[]): Promise<void> => {
  await Promise.all([...listeners].map((listener) => listener(key)));
};
if (tabs) {
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void notifyListeners(data.split('/'));
  };
}

/** Follows changes of all tabs; returns the unsubscribe function. */
export const followChanges = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Announces the change in all tabs. Resolves once this tab has reread the group or call. */
export const announceChange = (...key: [group: string, call?: string]): Promise<void> => {
  tabs?.postMessage(key.join('/'));
  return notifyListeners(key.filter((part) => part !== undefined));
};
