import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { notifyInfo } from '#web/lib/calls/notify.ts';
import { currentTexts, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** Vite rejects with an error of its own when a chunk's style sheet fails to load. */
const isLostSheet = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Unable to preload CSS');

/** Browsers throw a TypeError, each with its own message. */
const isDisconnection = (error: unknown): boolean =>
  (error instanceof TypeError || isLostSheet(error)) && !navigator.onLine;

const Disconnected = () => {
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

/** Throws any other error again. */
export const asDisconnected = (error: unknown): typeof Disconnected => {
  if (!isDisconnection(error)) throw error;
  return Disconnected;
};

/** Keys of session storage: the time of the last reload, and whether it has still to be announced. */
const [reloadedAt, unannounced] = ['reloadedAt', 'reloaded'];
const minReloadGapMs = 60_000;

/** A module of an earlier release is gone; the message differs by browser. */
export const isLostCode = (error: unknown): boolean =>
  navigator.onLine && ((error instanceof TypeError && /module/.test(error.message)) || isLostSheet(error));

/** False just after a reload, since another would not help. */
export const canReload = (): boolean => Date.now() - Number(sessionStorage.getItem(reloadedAt)) > minReloadGapMs;

export const reloadForCode = (): void => {
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  sessionStorage.setItem(unannounced, reloadedAt);
  location.reload();
};

export const notifyReloaded = (): void => {
  if (!sessionStorage.getItem(unannounced)) return;
  sessionStorage.removeItem(unannounced);
  notifyInfo(currentTexts()('errors:reloaded'));
};

const textOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
};

/** Reloads once when the screen's code is gone. */
export const UnexpectedError = () => {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const [isDisconnected] = useState(() => isDisconnection(error));
  const [isReloading] = useState(() => isLostCode(error) && canReload());
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
