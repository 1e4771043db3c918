import { queryClient, tellTabs } from './query-client.ts';

/** A resource group, or one call of it, changed here, where the cache is up to date already: the other tabs read it again. */
export const announceElsewhere = (...key: [group: string, call?: string]): void => tellTabs(key.join('/'));

/** A resource group changed here: its calls are read again in this tab and in the others. */
export const announceChange = (group: string): Promise<void> => {
  announceElsewhere(group);
  return queryClient.invalidateQueries({ queryKey: [group] });
};
