import { useEffect, useState, useSyncExternalStore } from 'react';
import { withReference } from '#web/blocks/reference.tsx';
import { countMessages, followMessages, setMessageHost } from '#web/lib/calls/notify.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

type Host = typeof import('#web/ui/toast-host.tsx').ToastHost;

const useTouched = (): boolean => {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touched = new AbortController();
    for (const event of ['focusin', 'pointerdown', 'keydown']) {
      window.addEventListener(event, () => setTouched(true), { once: true, signal: touched.signal });
    }
    return () => touched.abort();
  }, []);
  return isTouched;
};

/**
 * Loaded at the first interaction, so that the first message appears at once. With a session it is loaded at the start,
 * so that a message about a lost connection needs no download.
 */
export const Messages = () => {
  const { t } = useTranslation('layout');
  const [Host, setHost] = useState<Host>();
  const asked = useSyncExternalStore(followMessages, countMessages, () => 0);
  const isTouched = useTouched();
  const isWanted = (useSession() !== null || isTouched || asked > 0) && !Host;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message retries a failed import
  useEffect(() => {
    if (!isWanted) return;
    import('#web/ui/toast-host.tsx').then(
      ({ ToastHost, toast }) => {
        setHost(() => ToastHost);
        setMessageHost({ toasts: toast, withReference });
      },
      () => undefined,
    );
  }, [isWanted, asked]);
  return Host && <Host label={t('messages')} closeLabel={t('closeMessage')} />;
};
