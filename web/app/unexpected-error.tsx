import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Disconnected, isDisconnection } from './disconnected.tsx';
import { isLostCode, mayReload, reloadForCode } from './lost-code.ts';

const textOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
};

/** Stands in for the whole page when a screen breaks: the error's own text, and a way on. Code that is gone is fetched anew once. */
export const UnexpectedError = () => {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const [isDisconnected] = useState(() => isDisconnection(error));
  const [isReloading] = useState(() => isLostCode(error) && mayReload());
  useEffect(() => {
    if (isReloading) reloadForCode();
  }, [isReloading]);
  if (isReloading) return <main className="page" aria-busy="true" />;
  return (
    <main className="page stack">
      {isDisconnected ? (
        <Disconnected />
      ) : (
        <>
          <h1>{t('unexpected.title')}</h1>
          <p className="measure">{t('unexpected.text')}</p>
          <pre className="error-text">{textOf(error)}</pre>
          <Button look="primary" icon="rotate-cw" onClick={() => location.reload()}>
            {t('unexpected.reload')}
          </Button>
        </>
      )}
    </main>
  );
};
