import { focusManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { endSession, followSession, getSession } from '#web/lib/session/session.ts';
import { ApiError } from './api-error.ts';
import { followChanges } from './changes.ts';
import { type IsState, isTransient, notifyFailure } from './failures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { isSilent?: boolean; isState?: IsState | undefined };
  }
}

const show = (error: unknown, isSilent = false, isState?: IsState): void => {
  if (!(error instanceof ApiError)) throw error;
  // Offline, the page's frame already says so.
  const isOffline = error.status === 0 && !navigator.onLine;
  if (!isSilent && !isOffline) notifyFailure(error, isState);
};

/** A failed call shows its message unless it is silent; only transient failures are retried. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => show(error, query.meta?.isSilent, query.meta?.isState) }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isTransient(error),
    },
  },
});

const follow = (): void => {
  // There is no provider to mount it; mounting follows the window's focus and the network.
  queryClient.mount();
  // The library assumes that a page starts online, and would not refetch when one opened offline gets its connection.
  onlineManager.setOnline(navigator.onLine);
  followChanges(async (queryKey) => {
    // The library would take a first reply that is still in flight, requested before the change, for fresh.
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  });
  // Another user, in any tab, must not see the cache.
  let person = getSession()?.user.id;
  followSession(() => {
    const now = getSession()?.user.id;
    if (now === person) return;
    person = now;
    queryClient.clear();
    // One of the two storage entries may remain when another tab signs out while this one stores the user.
    if (now === undefined) endSession();
  });
  // The library watches visibility only; returning from another window counts, too.
  focusManager.setEventListener((handleFocus) => {
    const stop = new AbortController();
    for (const event of ['visibilitychange', 'focus'])
      window.addEventListener(event, () => handleFocus(), { signal: stop.signal });
    return () => stop.abort();
  });
};

// Not needed while prerendering.
if (!import.meta.env.SSR) follow();
