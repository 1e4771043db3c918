import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#web/lib/calls/api.ts';
import { notifyInfo } from '#web/lib/calls/notify.ts';
import { discardUnsaved, settleUnsaved } from '#web/lib/forms/unsaved.ts';
import { endSession } from './session.ts';

/**
 * Also logs out on the server if it can be reached. Saves unsaved work first; if some cannot be saved, the first call
 * shows a message and the second logs out without saving it.
 */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate();
  const shown = useRef<readonly string[]>([]);

  const logout = async () => {
    const left = await settleUnsaved();
    if (left.some((words) => !shown.current.includes(words))) {
      shown.current = left;
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
