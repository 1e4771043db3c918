import { type ReactNode, useRef } from 'react';
import { Navigate } from 'react-router';
import { redirectOf } from '#web/lib/access.ts';
import type { Access } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session.ts';

/** Shows the screen or goes where its visitor belongs; follows the session as it changes. */
export const Guard = ({ access, children }: { access: Access; children: ReactNode }) => {
  const person = useUser() ?? null;
  const former = useRef(person);
  const target = redirectOf(access, person, former.current);
  return target === null ? children : <Navigate to={target} replace />;
};
