import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#web/lib/i18n.ts';
import { followFirstMessage, isMessageAsked } from '#web/lib/notify.ts';
import { useSession } from '#web/lib/session.ts';

type Host = typeof import('#web/ui/toast-host.tsx').ToastHost;

/** The place for messages: loaded with the first one, for whoever is signed in at once, so that one about a lost connection needs none. */
export const Messages = () => {
  const { t } = useTranslation('layout');
  const [Host, setHost] = useState<Host>();
  const isAsked = useSyncExternalStore(followFirstMessage, isMessageAsked, () => false);
  const isWanted = useSession() !== null || isAsked;
  useEffect(() => {
    if (!isWanted) return;
    import('#web/ui/toast-host.tsx').then(
      ({ ToastHost }) => setHost(() => ToastHost),
      () => undefined,
    );
  }, [isWanted]);
  return Host && <Host label={t('messages')} closeLabel={t('closeMessage')} />;
};
