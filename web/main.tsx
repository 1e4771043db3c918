import { type ComponentProps, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes, loadFirst } from './app/router.tsx';
import { applyTheme } from './blocks/display-switches.tsx';
import { announceTyped, setEntryKey } from './lib/first-load.ts';
import { getSession } from './lib/session/session.ts';
import { currentLanguage, startI18n } from './lib/words/i18n.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
// Prerendered pages are for signed-out visitors only, in the page's language.
const rendered = root.hasChildNodes() && document.documentElement.lang;
applyTheme();
startI18n();

delete document.documentElement.dataset.forOthers;

setEntryKey();
const routes = createRoutes();
const App = ({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) => {
  useEffect(announceTyped, []);
  useEffect(() => void dispatchEvent(new Event('ready')), []);
  return <RouterProvider router={router} />;
};
const show = () => (
  <StrictMode>
    <App router={createBrowserRouter(routes)} />
  </StrictMode>
);
if (rendered === currentLanguage() && !getSession()) {
  await loadFirst(routes);
  hydrateRoot(root, show());
} else {
  root.replaceChildren();
  createRoot(root).render(show());
}
