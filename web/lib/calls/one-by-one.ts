import { announceChange } from './changes.ts';
import type { ApiCall } from './client.ts';

/**
 * A call that sends several, one after another. When one fails, those sent before it are read again, since they stay
 * done.
 */
export const oneByOne = <I>(
  { key, stale }: Pick<ApiCall<never, unknown>, 'key' | 'stale'>,
  send: (one: I) => Promise<unknown>,
): ApiCall<[readonly I[]], void> =>
  Object.assign(
    async (all: readonly I[]) => {
      try {
        for (const one of all) await send(one);
      } catch (error) {
        await Promise.all(stale.map((group) => announceChange(group)));
        throw error;
      }
    },
    { key, stale },
  );
