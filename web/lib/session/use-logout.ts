import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#web/lib/calls/api.ts';
import { notifyInfo } from '#web/lib/calls/notify.ts';
import { discardUnsaved, settleUnsaved } from '#web/lib/forms/unsaved.ts';
import { endSession } from './session.ts';

/**
 * Ends the session, here and, if it can be reached, on the server, and shows the login screen.
 * What is on its way is saved first. Of what can't be, the first call only tells, and the second leaves without it.
 */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate();
  const told = useRef<readonly string[]>([]);

  const logout = async () => {
    const left = await settleUnsaved();
    if (left.some((words) => !told.current.includes(words))) {
      told.current = left;
      left.forEach(notifyInfo);
      return;
    }
    api.auth.logout().catch(() => undefined);
    discardUnsaved();
    endSession();
    await navigate('/login');
  };
  return () => void logout();
};
