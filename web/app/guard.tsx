import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Access } from '#web/lib/screens.ts';
import { hasSignedIn, redirectOf } from '#web/lib/session/access.ts';
import { forgetReturn, rememberReturn, returnPathOf } from '#web/lib/session/return-path.ts';
import { useUser } from '#web/lib/session/session.ts';

/** Shows the screen or goes where its visitor belongs, by way of signing in if need be; follows the session as it changes. */
export const Guard = ({ access, children }: { access: Access; children: ReactNode }) => {
  const person = useUser() ?? null;
  const { current: former } = useRef(person);
  const { pathname, search } = useLocation();
  const target = redirectOf(access, person, former);

  const isForSome = Array.isArray(access);
  const isThere = isForSome && target === null;
  const mustSignIn = isForSome && !person && !former;
  useEffect(() => {
    if (isThere) forgetReturn();
    if (mustSignIn) rememberReturn({ path: pathname + search, userId: null });
  }, [isThere, mustSignIn, pathname, search]);

  if (target === null) return children;
  const wanted = person && hasSignedIn(access, person, former) && returnPathOf(person.id);
  // Said where they come to: the screen that waits has nothing left to say.
  const isAccepted = access === 'pending' && person?.status === 'ACCEPTED' && former?.status === 'PENDING';
  return <Navigate to={wanted || target} replace state={isAccepted ? { isAccepted } : null} />;
};
