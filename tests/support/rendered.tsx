import { act, cleanup, configure, render, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { Language } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { Messages } from '#web/app/layout/messages.tsx';
import { createRoutes, loadFirst } from '#web/app/router.tsx';
import { withReference } from '#web/blocks/reference.tsx';
import { showMessagesBy } from '#web/lib/calls/notify.ts';
import { queryClient } from '#web/lib/calls/query-client.ts';
import { screens, textsOf } from '#web/lib/screens.ts';
import { endSession, startSession } from '#web/lib/session/session.ts';
import { applyTheme } from '#web/lib/theme.ts';
import { loadTexts, speak } from '#web/lib/words/i18n.ts';
import { toast } from '#web/ui/toast-host.tsx';
import { type Replies, type Server, serveReplies } from './replies.ts';
import { campus, recordOf } from './web-samples.ts';

export { Refusal } from './replies.ts';

type Options = {
  /** French, unless said. */
  language?: Language;
  /** The signed-in person; nobody, unless said. */
  who?: User;
  /** The address, with its query. */
  at?: string;
  /** The reply of each call that is made; another call fails the test. */
  replies?: Replies;
  /** The moment that the component takes for now, as an ISO time. */
  now?: string;
};

type Shown = Server & {
  page: HTMLElement;
  /** Types and presses as a person does. */
  user: UserEvent;
  /** The text of an element as a reader sees it: blanks joined, non-breaking ones kept. */
  text: (element?: Element) => string;
};

// A busy machine: what is waited for comes, if it comes at all.
configure({ asyncUtilTimeout: 20_000 });

const namespaces = [...new Set(screens.flatMap((screen) => textsOf(screen)))];
let server: Server | undefined;

/** The text of an element: blanks and line breaks between words are one space, non-breaking spaces stay. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/[ \t\n]+/g, ' ').trim();

/** The texts of what a role or selector finds, in the order of the page. */
export const textsOfAll = (elements: Iterable<Element>): string[] => [...elements].map(textOf);

/** The cells of a table, row by row, its head first. */
export const tableOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tr')].map((row) => textsOfAll(row.querySelectorAll('th, td')));

const prepare = async ({ language = 'fr', who, at = '/', replies = {}, now }: Options): Promise<Server> => {
  if (now) vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
  window.history.replaceState(null, '', at);
  speak(language);
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

/** The part of the window that happy-dom adds to a browser's own. */
type Window = { happyDOM: { setViewport: (size: { width: number }) => void } };
const ownWidth = window.innerWidth;

/** Makes the window so wide, in pixels, until the end of the test. */
export const resize = (width: number): Promise<void> =>
  act(async () => (window as unknown as Window).happyDOM.setViewport({ width }));

/** Renders an element as a page of its own, within router, session, texts and messages. */
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

/** Opens a screen at its address, with guard, frame and menu (whose calls are answered), and waits for its heading. */
export const openScreen = async (at: string, options: Omit<Options, 'at'> = {}): Promise<Shown> => {
  const { who, replies } = options;
  // What every page around a screen asks for.
  const around: Replies = { 'universities.get': campus, ...(who && { 'users.get': recordOf(who) }) };
  const served = await prepare({ ...options, at, replies: { ...around, ...replies } });
  const routes = createRoutes();
  await loadFirst(routes);
  const shown = show(routes, served);
  await within(document.body).findByRole('heading', { level: 1 });
  return shown;
};

/** Leaves the page: nobody is signed in, nothing is kept; returns the calls that no reply was given for. */
export const leavePage = (): string[] => {
  const complaints = server?.complaints ?? [];
  server = undefined;
  cleanup();
  // Libraries put things beside the page: downshift a place for what it reads out.
  document.body.replaceChildren();
  // A message that no page has shown yet would be one of the next page.
  showMessagesBy({ toasts: toast, withReference });
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
