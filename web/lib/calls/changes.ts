type Listener = (key: readonly string[]) => Promise<void>;

// A page that is rendered in advance has no tabs and nobody at it.
const tabs = import.meta.env.SSR ? undefined : new BroadcastChannel('thesee-changes');
const listeners = new Set<Listener>();

const tell = async (key: readonly string[]): Promise<void> => {
  await Promise.all([...listeners].map((listener) => listener(key)));
};
if (tabs) {
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void tell(data.split('/'));
  };
}

/** Whoever keeps what was read reads it again when the listener is told so, by this tab or another; the result ends that. */
export const followChanges = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A resource group, or one call of it, changed here: what was read of it is read again, in this tab and in the others. */
export const announceChange = (...key: [group: string, call?: string]): Promise<void> => {
  tabs?.postMessage(key.join('/'));
  return tell(key.filter((part) => part !== undefined));
};
