import { act, cleanup, configure, render, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { Language } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { Messages } from '#web/app/layout/root.tsx';
import { createRoutes, loadFirst } from '#web/app/router.tsx';
import { applyTheme } from '#web/blocks/display-switches.tsx';
import { withReference } from '#web/blocks/reference.tsx';
import { setMessageHost } from '#web/lib/calls/notify.ts';
import { queryClient } from '#web/lib/calls/query-client.ts';
import { screens, textsOf } from '#web/lib/screens.ts';
import { endSession, startSession } from '#web/lib/session/session.ts';
import { loadTexts, setLanguage } from '#web/lib/words/i18n.ts';
import { toast } from '#web/ui/toast-host.tsx';
import { type Replies, type Server, serveReplies } from './replies.ts';
import { campus, noDoctorate, noFactor, recordOf } from './web-samples.ts';

export { Refusal, WithHeaders } from './replies.ts';

type Options = {
  language?: Language;
  who?: User;
  at?: string;
  /** Any other call fails the test. */
  replies?: Replies;
  now?: string;
};

type Shown = Server & {
  page: HTMLElement;
  user: UserEvent;
  /** Collapses whitespace; non-breaking spaces stay. */
  text: (element?: Element) => string;
};

// Only failing tests wait that long.
configure({ asyncUtilTimeout: 20_000 });

const namespaces = [...new Set(screens.flatMap((screen) => textsOf(screen)))];
let server: Server | undefined;

export const textOf = (element: Element): string => (element.textContent ?? '').replace(/[ \t\n]+/g, ' ').trim();

export const textsOfAll = (elements: Iterable<Element>): string[] => [...elements].map(textOf);

export const tableOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tr')].map((row) => textsOfAll(row.querySelectorAll('th, td')));

const prepare = async ({ language = 'fr', who, at = '/', replies = {}, now }: Options): Promise<Server> => {
  if (now) vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
  window.history.replaceState(null, '', at);
  setLanguage(language);
  await loadTexts(namespaces);
  if (who) startSession({ token: 'e30.e30.e30', user: who });
  server = serveReplies(replies);
  return server;
};

const show = (routes: RouteObject[], served: Server): Shown => {
  const { container } = render(<RouterProvider router={createBrowserRouter(routes)} />);
  const user = userEvent.setup();
  return Object.assign(served, { page: document.body, user, text: (element: Element = container) => textOf(element) });
};

type Window = { happyDOM: { setViewport: (size: { width: number }) => void } };
const ownWidth = window.innerWidth;

/** Pixels, until the end of the test. */
export const resize = (width: number): Promise<void> =>
  act(async () => (window as unknown as Window).happyDOM.setViewport({ width }));

export const renderElement = async (element: ReactElement, options: Options = {}): Promise<Shown> => {
  const served = await prepare(options);
  const routes = [
    {
      path: '*',
      element: (
        <>
          {element}
          <Messages />
        </>
      ),
    },
  ];
  return show(routes, served);
};

/** With guard, frame and menu, whose calls have replies; waits for the heading. */
export const openScreen = async (at: string, options: Omit<Options, 'at'> = {}): Promise<Shown> => {
  const { who, replies } = options;
  const around: Replies = {
    'universities.get': campus,
    // The account screen and the question who acts.
    'factors.get': noFactor,
    ...(who && { 'users.get': recordOf(who) }),
    // The seal in a candidate's menu.
    ...(who?.role === 'user' && { 'portfolios.listOfUser': { portfolios: [] }, 'doctorates.get': noDoctorate }),
  };
  const served = await prepare({ ...options, at, replies: { ...around, ...replies } });
  const routes = createRoutes();
  await loadFirst(routes);
  const shown = show(routes, served);
  await within(document.body).findByRole('heading', { level: 1 });
  return shown;
};

/** Also clears session and caches. Returns calls without a reply. */
export const leavePage = (): string[] => {
  const complaints = server?.complaints ?? [];
  server = undefined;
  cleanup();
  // Libraries append elements to the body, such as downshift's live region.
  document.body.replaceChildren();
  // Otherwise a pending message would appear on the next page.
  setMessageHost({ toasts: toast, withReference });
  toast.dismiss();
  (window as unknown as Window).happyDOM.setViewport({ width: ownWidth });
  endSession();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  applyTheme('system');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return complaints;
};
