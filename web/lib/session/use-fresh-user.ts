import { useEffect } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { followChanges } from '#web/lib/calls/changes.ts';
import { retryTransient } from '#web/lib/calls/failures.ts';
import { storeUser, useUser } from './session.ts';

/** Minimum age before a screen rereads the user. */
const freshMs = 30_000;
/** A returning window fires several events within this time. */
const togetherMs = 100;
let last = { id: '', at: 0 };

export const useFreshUser = (everyMs?: number): void => {
  const id = useUser()?.id;
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isReading = false;
    let isOvertaken = false;
    const read = async (): Promise<void> => {
      isReading = true;
      do {
        isOvertaken = false;
        last = { id, at: Date.now() };
        // The next event reads again.
        await retryTransient(() => api.users.get({ params: { id } }), signal).then(storeUser, () => undefined);
      } while (isOvertaken && !signal.aborted);
      isReading = false;
    };
    const readIfSeen = () => {
      if (document.visibilityState !== 'visible') return;
      // A reply on its way may be older than what the event is about.
      if (isReading) isOvertaken ||= Date.now() - last.at > togetherMs;
      else void read();
    };
    if (last.id !== id || Date.now() - last.at > freshMs) void read();
    for (const event of ['focus', 'visibilitychange', 'online']) window.addEventListener(event, readIfSeen, { signal });
    const unfollow = followChanges(async ([group]) => {
      if (group === 'users') await read();
    });
    const timer = everyMs === undefined ? undefined : setInterval(readIfSeen, everyMs);
    return () => {
      stop.abort();
      unfollow();
      clearInterval(timer);
    };
  }, [id, everyMs]);
};
