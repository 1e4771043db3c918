import { queryClient } from './query-client.ts';
import { endSession, followSession, getSession } from './session.ts';

/** Has the cache forget what one person has read as soon as somebody else, or nobody, is signed in, whichever tab that happened in. */
export const followPerson = (): void => {
  let person = getSession()?.user.id;
  followSession(() => {
    const now = getSession()?.user.id;
    if (now === person) return;
    person = now;
    queryClient.clear();
    // Half of a session may be left when a tab kept its person while another one signed out.
    if (now === undefined) endSession();
  });
};
