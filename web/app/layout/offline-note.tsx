import { useSyncExternalStore } from 'react';
import type { Role } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Note } from '#web/ui/note.tsx';

const follow = (listener: () => void): (() => void) => {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

/** Says, as long as the device has no connection, that the page completes itself later; to candidates, that their answers are kept. */
export const OfflineNote = ({ role }: { role: Role }) => {
  const { t } = useTranslation('errors');
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
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
