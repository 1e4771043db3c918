import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/i18n.ts';

type Host = typeof import('#web/ui/toast-host.tsx').ToastHost;

/** The place for messages, loaded once the page is there, so that one about a lost connection needs none. */
export const Messages = () => {
  const { t } = useTranslation('layout');
  const [Host, setHost] = useState<Host>();
  useEffect(() => {
    import('#web/ui/toast-host.tsx').then(
      ({ ToastHost }) => setHost(() => ToastHost),
      () => undefined,
    );
  }, []);
  return Host && <Host label={t('messages')} closeLabel={t('closeMessage')} />;
};
