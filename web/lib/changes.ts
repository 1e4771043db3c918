import { queryClient } from './query-client.ts';

/** Tells the other tabs of this browser what changed, so that they read it again. */
const channel = new BroadcastChannel('thesee-changes');

/** A resource group, or one call of it, changed here, where the cache is up to date already: the other tabs read it again. */
export const announceElsewhere = (...key: [group: string, call?: string]): void => channel.postMessage(key.join('/'));

/** A resource group changed here: its calls are read again in this tab and in the others. */
export const announceChange = (group: string): Promise<void> => {
  announceElsewhere(group);
  return queryClient.invalidateQueries({ queryKey: [group] });
};

/** Follows the changes that other tabs announce. */
export const followChanges = (): void => {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void queryClient.invalidateQueries({ queryKey: data.split('/') });
  };
};
