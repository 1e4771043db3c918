import { focusManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { endSession, followSession, getSession } from '#web/lib/session/session.ts';
import { ApiError } from './api-error.ts';
import { followChanges } from './changes.ts';
import { notifyFailure } from './notify-failure.ts';
import { isPassing } from './persist.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { isSilent?: boolean };
  }
}

const show = (error: unknown, isSilent = false): void => {
  if (!(error instanceof ApiError)) throw error;
  // Without a connection the frame of the page says so, once.
  const isSaid = error.status === 0 && !navigator.onLine;
  if (!isSilent && !isSaid) notifyFailure(error);
};

/** The cache of what the areas read. A failed call shows its message, unless the screen says it itself; only passing failures are tried again. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => show(error, query.meta?.isSilent) }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isPassing(error),
    },
  },
});

const follow = (): void => {
  // No provider does: from here on it follows the window's focus and the network.
  queryClient.mount();
  // It takes a page for connected that was opened without a connection, and would not read again when that is back.
  onlineManager.setOnline(navigator.onLine);
  followChanges(async (queryKey) => {
    // A first answer that is on its way was asked for before the change, and the library would take it for fresh.
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  });
  // What one person has read is forgotten as soon as somebody else, or nobody, is signed in, whichever tab that happened in.
  let person = getSession()?.user.id;
  followSession(() => {
    const now = getSession()?.user.id;
    if (now === person) return;
    person = now;
    queryClient.clear();
    // Half of a session may be left when a tab kept its person while another one signed out.
    if (now === undefined) endSession();
  });
  // The library watches tabs being shown; coming back from another window counts too.
  focusManager.setEventListener((handleFocus) => {
    const handle = () => handleFocus();
    window.addEventListener('visibilitychange', handle);
    window.addEventListener('focus', handle);
    return () => {
      window.removeEventListener('visibilitychange', handle);
      window.removeEventListener('focus', handle);
    };
  });
};

// A page that is rendered in advance has nobody at it.
if (!import.meta.env.SSR) follow();
