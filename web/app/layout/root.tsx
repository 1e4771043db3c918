import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { type Namespace, screens } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useNamedRecord } from '#web/lib/words/page-title.ts';
import { Messages } from './messages.tsx';

export const mainId = 'content';

/** "Record · Screen · Product". */
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
      <Messages />
      <ScrollRestoration />
    </>
  );
};
