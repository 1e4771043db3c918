import { useEffect } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { followChanges } from '#web/lib/calls/changes.ts';
import { persist } from '#web/lib/calls/persist.ts';
import { storeUser, useUser } from './session.ts';

/** For so long, the next screen need not ask again. */
const freshness = 30_000;
let last = { id: '', at: 0 };

/** Re-reads the signed-in person whenever the window gets the focus, when another tab changed people, and `every` so many milliseconds; stores what it reads. */
export const useFreshUser = (every?: number): void => {
  const id = useUser()?.id;
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isReading = false;
    const read = async (): Promise<void> => {
      isReading = true;
      last = { id, at: Date.now() };
      // Its failure is logged; the next occasion reads again.
      await persist(() => api.users.get({ params: { id } })).then(storeUser, () => undefined);
      isReading = false;
    };
    const readIfSeen = () => {
      if (!isReading && document.visibilityState === 'visible') void read();
    };
    if (last.id !== id || Date.now() - last.at > freshness) void read();
    for (const occasion of ['focus', 'visibilitychange', 'online'])
      window.addEventListener(occasion, readIfSeen, { signal });
    const unfollow = followChanges(async ([group]) => {
      if (group === 'users') await read();
    });
    const timer = every === undefined ? undefined : setInterval(readIfSeen, every);
    return () => {
      stop.abort();
      unfollow();
      clearInterval(timer);
    };
  }, [id, every]);
};
