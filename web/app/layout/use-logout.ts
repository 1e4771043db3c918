import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetAnswers, settleAnswers } from '#web/features/portfolios/open-answers.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { notifyInfo } from '#web/lib/notify.ts';
import { endSession } from '#web/lib/session.ts';

/**
 * Ends the session, here and, if it can be reached, on the server, and shows the login screen.
 * Answers on their way are sent first. When they can't be, the first call only says so, and the second leaves without them.
 */
export const useLogout = (): (() => void) => {
  const { t } = useTranslation('portfolios');
  const navigate = useNavigate();
  const isWarned = useRef(false);

  const logout = async () => {
    const count = await settleAnswers();
    if (count > 0 && !isWarned.current) {
      isWarned.current = true;
      notifyInfo(t('saving.unsent', { count }));
      return;
    }
    api.auth.logout().catch(() => undefined);
    endSession();
    forgetAnswers();
    await navigate('/login');
  };
  return () => void logout();
};
