import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { notifyReloaded } from '#web/app/load-errors.tsx';
import { LeaveGuard } from '#web/blocks/leave-guard.tsx';
import { resumeKeptAnswers } from '#web/features/portfolios/answers/resume-kept-answers.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { roleHome } from '#web/lib/session/access.ts';
import { useFreshUser } from '#web/lib/session/use-fresh-user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Brand } from '#web/ui/brand.tsx';
import { Note } from '#web/ui/note.tsx';
import { CompactHeader, SideMenu } from './area-menu.tsx';
import { mainId } from './root.tsx';
import { Footer } from './site-frame.tsx';

const keepOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') await new Promise((loaded) => window.addEventListener('load', loaded));
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
};

/** Runs what every frame of the signed-in areas does beside showing its screen. */
const useArea = (user: User): void => {
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
};

const followConnection = (listener: () => void): (() => void) => {
  const stop = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal: stop.signal });
  return () => stop.abort();
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

const Accepted = onDemand(async () => (await import('#web/features/auth/accepted.tsx')).Accepted, {
  texts: ['waiting'],
});

export const AreaFrame = ({ user, children }: { user: User; children: ReactNode }) => {
  const { state } = useLocation();
  useArea(user);
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

/** Leaves out the menu and centres one task in the window. */
export const AloneFrame = ({ user, children }: { user: User; children: ReactNode }) => {
  const { t } = useTranslation('common');
  useArea(user);
  return (
    <div className="alone">
      <LeaveGuard />
      <header className="alone-top">
        <Link className="brand" to={roleHome(user.role)}>
          <Brand name={t('product')} />
        </Link>
      </header>
      <main id={mainId} tabIndex={-1}>
        <OfflineNote role={user.role} />
        {children}
      </main>
    </div>
  );
};
