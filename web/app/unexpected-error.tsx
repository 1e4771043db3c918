import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { useTranslation } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const textOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
};

/** A screen whose code was not fetched yet and cannot be now: it is loaded as soon as there is a connection. */
const Disconnected = () => {
  const { t } = useTranslation('common');
  useEffect(() => {
    const handleOnline = () => location.reload();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  return (
    <main className="page stack">
      <h1>{t('disconnected.title')}</h1>
      <p className="measure">{t('disconnected.text')}</p>
    </main>
  );
};

/** Stands in for the whole page when a screen breaks: the error's own text, and a way on. */
export const UnexpectedError = () => {
  const { t } = useTranslation('common');
  const error = useRouteError();
  // Browsers report code that cannot be fetched as a TypeError, each in its own words.
  const [isDisconnected] = useState(() => error instanceof TypeError && !navigator.onLine);
  if (isDisconnected) return <Disconnected />;
  return (
    <main className="page stack">
      <h1>{t('unexpected.title')}</h1>
      <p className="measure">{t('unexpected.text')}</p>
      <pre className="error-text">{textOf(error)}</pre>
      <Button look="primary" icon="rotate-cw" onClick={() => location.reload()}>
        {t('unexpected.reload')}
      </Button>
    </main>
  );
};
