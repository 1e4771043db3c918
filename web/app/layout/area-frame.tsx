import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { LeaveGuard } from '#web/blocks/leave-guard.tsx';
import { resumeKeptAnswers } from '#web/features/portfolios/answers/resume-kept-answers.ts';
import { keepOffline } from '#web/lib/keep-offline.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useFreshUser } from '#web/lib/session/use-fresh-user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Note } from '#web/ui/note.tsx';
import { notifyReloaded } from '../load-errors.tsx';
import { CompactHeader, SideMenu } from './area-menu.tsx';
import { Footer } from './footer.tsx';
import { mainId } from './root.tsx';

const Accepted = onDemand(async () => (await import('#web/features/auth/accepted.tsx')).Accepted, {
  texts: ['waiting'],
});

const followConnection = (listener: () => void): (() => void) => {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

const OfflineNote = ({ role }: { role: Role }) => {
  const { t } = useTranslation('errors');
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  return (
    <div className="offline" aria-live="polite">
      {!isOnline && (
        <Note>
          {t('connection.none')} {role === 'user' && t('connection.answers')}
        </Note>
      )}
    </div>
  );
};

export const AreaFrame = ({ user, children }: { user: User; children: ReactNode }) => {
  const { state } = useLocation();
  useFreshUser();
  useEffect(notifyReloaded, []);
  // Sends answers that an earlier page could not send.
  useEffect(() => {
    const resume = () => void resumeKeptAnswers(user.id);
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [user.id]);
  useEffect(() => void keepOffline(), []);
  return (
    <div className="app">
      <LeaveGuard />
      <CompactHeader user={user} />
      <SideMenu user={user} />
      <div className="app-main">
        <main className="page" id={mainId} tabIndex={-1}>
          <OfflineNote role={user.role} />
          {state?.isAccepted && <Accepted user={user} />}
          {children}
        </main>
        <Footer />
      </div>
    </div>
  );
};
