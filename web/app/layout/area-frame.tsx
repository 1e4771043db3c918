import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '#shared/schemas/user.ts';
import { LeaveGuard } from '#web/blocks/leave-guard.tsx';
import { resumeKeptAnswers } from '#web/features/portfolios/answers/resume-kept-answers.ts';
import { keepOffline } from '#web/lib/keep-offline.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useFreshUser } from '#web/lib/session/use-fresh-user.ts';
import { sayReloaded } from '../lost-code.ts';
import { CompactHeader } from './compact-header.tsx';
import { Footer } from './footer.tsx';
import { OfflineNote } from './offline-note.tsx';
import { mainId } from './root.tsx';
import { SideMenu } from './side-menu.tsx';

const Accepted = onDemand(async () => (await import('#web/features/auth/accepted.tsx')).Accepted, {
  texts: ['waiting'],
});

/** The signed-in areas: the menu at the side, or in a compact header on narrow screens. */
export const AreaFrame = ({ user, children }: { user: User; children: ReactNode }) => {
  const { state } = useLocation();
  useFreshUser();
  useEffect(sayReloaded, []);
  // Wherever that person goes on: what a page that was killed or cut off could not send is sent.
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
