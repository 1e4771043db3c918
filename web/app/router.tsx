import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loadTexts } from '#web/lib/i18n.ts';
import { screens } from '#web/lib/screens.ts';
import { frames } from './frames.tsx';
import { Guard } from './guard.tsx';
import { Root } from './layout/root.tsx';
import { components } from './routes.ts';
import { UnexpectedError } from './unexpected-error.tsx';

const routeOf = ({ path, access, frame, texts }: (typeof screens)[number]): RouteObject => ({
  path,
  // The root finds the screen's title by this id.
  id: path,
  lazy: async () => {
    const around = frames[frame];
    const [Screen, Framed] = await Promise.all([
      components[path](),
      around.load(),
      loadTexts([...around.texts, ...texts]),
    ]);
    return {
      element: (
        <Guard key={path} access={access}>
          <Framed>
            <Screen />
          </Framed>
        </Guard>
      ),
    };
  },
});

/** The site's addresses, from the table of screens. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: <UnexpectedError />,
      hydrateFallbackElement: <div className="app" aria-busy="true" />,
      children: screens.map(routeOf),
    },
  ]);
