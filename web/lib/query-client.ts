import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';
import { notifyError } from './notify.ts';
import { endSession, followSession, getSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { isSilent?: boolean };
    mutationMeta: { isSilent?: boolean };
  }
}

const show = (error: unknown, isSilent = false): void => {
  if (!(error instanceof ApiError)) throw error;
  if (!isSilent) notifyError(errorText(error));
};

/** No answer, or a server that says to come back: the next try may work. */
const isWorthRetrying = ({ status }: ApiError): boolean => status === 0 || status === 503;

/** The cache of every call. A failed call shows its message, unless the screen says it itself; only passing failures are tried again. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => show(error, query.meta?.isSilent) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, mutation) => show(error, mutation.meta?.isSilent),
  }),
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 30_000, retry: (count, error) => count < 2 && isWorthRetrying(error) },
    mutations: { networkMode: 'always' },
  },
});

// A page that is rendered in advance has no tabs and nobody at it.
const tabs = import.meta.env.SSR ? undefined : new BroadcastChannel('thesee-changes');

/** Tells the other tabs of this browser what changed, by its key, so that they read it again. */
export const tellTabs = (key: string): void => tabs?.postMessage(key);

const follow = (channel: BroadcastChannel): void => {
  // No provider does: from here on it follows the window's focus and the network.
  queryClient.mount();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void queryClient.invalidateQueries({ queryKey: data.split('/') });
  };
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

if (tabs) follow(tabs);
