import { useEffect } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** Whether code could not be fetched for want of a connection: browsers report it as a TypeError, each in its own words. */
export const isDisconnection = (error: unknown): boolean => error instanceof TypeError && !navigator.onLine;

/** In place of a screen whose code was not fetched yet and cannot be now: it is loaded as soon as there is a connection. */
export const Disconnected = () => {
  const { t } = useTranslation('common');
  useEffect(() => {
    const reload = () => location.reload();
    if (navigator.onLine) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <>
      <h1>{t('disconnected.title')}</h1>
      <p className="measure">{t('disconnected.text')}</p>
    </>
  );
};

/** What a route shows in place of a screen that did not come; an error that is not about the connection is thrown again. */
export const asDisconnected = (error: unknown): typeof Disconnected => {
  if (!isDisconnection(error)) throw error;
  return Disconnected;
};
