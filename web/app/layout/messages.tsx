import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#web/lib/i18n.ts';
import { countMessages, followMessages, showMessagesBy } from '#web/lib/notify.ts';
import { useSession } from '#web/lib/session.ts';

type Host = typeof import('#web/ui/toast-host.tsx').ToastHost;

/** The place for messages: loaded with the first one, for whoever is signed in at once, so that one about a lost connection needs none. */
export const Messages = () => {
  const { t } = useTranslation('layout');
  const [Host, setHost] = useState<Host>();
  const asked = useSyncExternalStore(followMessages, countMessages, () => 0);
  const isWanted = (useSession() !== null || asked > 0) && !Host;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message tries again what could not be loaded for the last one
  useEffect(() => {
    if (!isWanted) return;
    import('#web/ui/toast-host.tsx').then(
      ({ ToastHost, toast }) => {
        setHost(() => ToastHost);
        showMessagesBy(toast);
      },
      () => undefined,
    );
  }, [isWanted, asked]);
  return Host && <Host label={t('messages')} closeLabel={t('closeMessage')} />;
};
