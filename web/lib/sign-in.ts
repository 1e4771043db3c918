import type { Session } from '#shared/schemas/user.ts';
import { queryClient } from './query-client.ts';
import { endSession, startSession } from './session.ts';

/** Begins a session; nothing that somebody else had read on this device stays in the cache. */
export const signIn = (session: Session): void => {
  queryClient.clear();
  startSession(session);
};

/** Ends the session on this device and forgets what it had read. */
export const signOut = (): void => {
  endSession();
  queryClient.clear();
};
