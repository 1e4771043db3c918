import '#web/styles/index.css';

import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { LeaveGuard } from '#web/blocks/leave-guard.tsx';
import { loadTexts, startI18n } from '#web/lib/words/i18n.ts';
import { Choice, FreeChoice } from './pieces/choices.tsx';
import { CityForm } from './pieces/city-form.tsx';
import { Crowd } from './pieces/crowd.tsx';
import { Picture } from './pieces/picture.tsx';
import { Strength } from './pieces/strength.tsx';

const Page = () => (
  <>
    <LeaveGuard />
    <main className="page">
      <h1>Pieces</h1>
      <p>
        <Link to="/">Elsewhere</Link>
      </p>
      <Outlet />
    </main>
  </>
);

const router = createBrowserRouter([
  {
    element: <Page />,
    children: [
      { path: '/', element: <p>Nothing here</p> },
      { path: '/crowd', element: <Crowd /> },
      { path: '/choice', element: <Choice /> },
      { path: '/free-choice', element: <FreeChoice /> },
      { path: '/picture', element: <Picture /> },
      { path: '/strength', element: <Strength /> },
      { path: '/form', element: <CityForm /> },
    ],
  },
]);

startI18n();
await loadTexts(['common', 'errors']);
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<RouterProvider router={router} />);
