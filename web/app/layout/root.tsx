import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { type Namespace, screens } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useNamedThing } from '#web/lib/words/page-title.ts';
import { Messages } from './messages.tsx';

/** The id of every screen's main part: where the skip link leads and where the focus goes after a navigation. */
export const mainId = 'content';

/** The title in the browser's tab, in the interface's language: the thing, if the screen names one, the screen, the product. */
const useDocumentTitle = (): void => {
  const path = useMatches().at(-1)?.id;
  const { t } = useTranslation<'common', Namespace>('common');
  const title = screens.find((screen) => screen.path === path)?.title;
  const thing = useNamedThing();
  useEffect(() => {
    document.title = [thing, title && t(title), t('product')].filter(Boolean).join(' · ');
  }, [thing, title, t]);
};

/** After a navigation the focus begins at the screen's content, as after loading a page, unless the screen has put it further in. */
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

/** What every page has: skip link, messages, title, focus after a navigation. */
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
