import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { withReference } from '#web/blocks/reference.tsx';
import { useIsIdentityAsked } from '#web/lib/calls/identity-question.ts';
import { countMessages, followMessages, setMessageHost } from '#web/lib/calls/notify.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { type Namespace, screens } from '#web/lib/screens.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useNamedRecord } from '#web/lib/words/page-title.ts';

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

const ConfirmIdentityDialog = onDemand(
  async () => (await import('#web/features/auth/confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
  { texts: ['auth', 'errors', 'identity', 'secondStep'] },
);

/** Asked by a call, so it stands over whatever screen or dialog has sent it. */
export const IdentityQuestion = () => useIsIdentityAsked() && <ConfirmIdentityDialog />;

export const mainId = 'content';

/** The format is "Record · Screen · Product". */
const useDocumentTitle = (): void => {
  const path = useMatches().at(-1)?.id;
  const { t } = useTranslation<'common', Namespace>('common');
  const title = screens.find((screen) => screen.path === path)?.title;
  const thing = useNamedRecord();
  useEffect(() => {
    document.title = [thing, title && t(title), t('product')].filter(Boolean).join(' · ');
  }, [thing, title, t]);
};

/** Moves the focus to the content after a navigation, unless the screen has moved it further in. */
const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const main = document.getElementById(mainId);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
};

export const Root = () => {
  const { t } = useTranslation('layout');
  useDocumentTitle();
  useFocusOnNavigation();
  const isMoving = useNavigation().state !== 'idle';
  return (
    <>
      <a className="skip" href={`#${mainId}`}>
        {t('skip')}
      </a>
      {isMoving && <div className="moving" role="progressbar" aria-label={t('moving')} />}
      <Outlet />
      <IdentityQuestion />
      <Messages />
      <ScrollRestoration />
    </>
  );
};
