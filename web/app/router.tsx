import { matchRoutes, type RouteObject } from 'react-router-dom';
import { screens, textsOf } from '#web/lib/screens.ts';
import { loadTexts } from '#web/lib/words/i18n.ts';
import { asDisconnected } from './disconnected.tsx';
import { frames } from './frames.tsx';
import { Guard } from './guard.tsx';
import { Root } from './layout/root.tsx';
import { components } from './routes.ts';
import { UnexpectedError } from './unexpected-error.tsx';

const routeOf = (screen: (typeof screens)[number]): RouteObject => {
  const { path, access, frame } = screen;
  return {
    path,
    // The root finds the screen's title by this id.
    id: path,
    lazy: async () => {
      const texts = loadTexts(textsOf(screen));
      // A failure is said in its own words.
      const said = Promise.allSettled([texts]);
      const loading = Promise.all([components[path](), texts]);
      const [Framed, Screen] = await Promise.all([
        frames[frame](),
        // Whoever has the frame already keeps it, and with it the ways to what does work.
        loading
          .then(([Screen]) => Screen)
          .catch(async (error) => {
            await said;
            return asDisconnected(error);
          }),
      ]).catch(async (error) => {
        await said;
        throw error;
      });
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
  };
};

/** The site's addresses, from the table of screens. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <UnexpectedError />,
    hydrateFallbackElement: <div className="app" aria-busy="true" />,
    children: screens.map(routeOf),
  },
];

/** Has the screen of the present address ready, as taking over a page that shows it already needs it. */
export const loadFirst = async (routes: RouteObject[]): Promise<void> => {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
};
