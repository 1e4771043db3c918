import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import type { User } from '#shared/schemas/user.ts';
import { type Access, type Frame, screens, textsOf } from '#web/lib/screens.ts';
import { hasSignedIn, redirectOf } from '#web/lib/session/access.ts';
import { forgetReturn, rememberReturn, returnPathOf, useUser } from '#web/lib/session/session.ts';
import { loadTexts } from '#web/lib/words/i18n.ts';
import { Root } from './layout/root.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { asDisconnected, UnexpectedError } from './load-errors.tsx';
import { components } from './routes.ts';

const Guard = ({ access, children }: { access: Access; children: ReactNode }) => {
  const person = useUser() ?? null;
  const { current: former } = useRef(person);
  const { pathname, search } = useLocation();
  const target = redirectOf(access, person, former);

  const isRestricted = Array.isArray(access);
  const isShown = isRestricted && target === null;
  const mustSignIn = isRestricted && !person && !former;
  useEffect(() => {
    if (isShown) forgetReturn();
    if (mustSignIn) rememberReturn({ path: pathname + search, userId: null });
  }, [isShown, mustSignIn, pathname, search]);

  if (target === null) return children;
  const returnPath = person && hasSignedIn(access, person, former) && returnPathOf(person.id);
  // The target announces it, since the pending screen unmounts.
  const isAccepted = access === 'pending' && person?.status === 'ACCEPTED' && former?.status === 'PENDING';
  return <Navigate to={returnPath || target} replace state={isAccepted ? { isAccepted } : null} />;
};

type Framed = ComponentType<{ children: ReactNode }>;

/** The areas' frames need an accepted user who is not leaving; others get the public frame. */
const inArea =
  (Area: ComponentType<{ user: User; children: ReactNode }>): Framed =>
  ({ children }) => {
    const user = useUser();
    return user?.status === 'ACCEPTED' && !user.leavesAt ? (
      <Area user={user}>{children}</Area>
    ) : (
      <SiteFrame>{children}</SiteFrame>
    );
  };

const loadArea = (frame: 'AreaFrame' | 'AloneFrame') => async (): Promise<Framed> =>
  inArea((await import('./layout/area-frame.tsx'))[frame]);

const frames: Record<Frame, () => Promise<Framed>> = {
  site: async () => SiteFrame,
  split: async () => (await import('./layout/split-frame.tsx')).SplitFrame,
  area: loadArea('AreaFrame'),
  alone: loadArea('AloneFrame'),
};

const routeOf = (screen: (typeof screens)[number]): RouteObject => {
  const { path, access, frame } = screen;
  return {
    path,
    id: path,
    lazy: async () => {
      const texts = loadTexts(textsOf(screen));
      // A failure shows these texts as well.
      const settledTexts = Promise.allSettled([texts]);
      const loading = Promise.all([components[path](), texts]);
      const [Framed, Screen] = await Promise.all([
        frames[frame](),
        // The frame is kept when only the screen fails, so that its menu still works.
        loading
          .then(([Screen]) => Screen)
          .catch(async (error) => {
            await settledTexts;
            return asDisconnected(error);
          }),
      ]).catch(async (error) => {
        await settledTexts;
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

export const createRoutes = (): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <UnexpectedError />,
    hydrateFallbackElement: <div className="app" aria-busy="true" />,
    children: screens.map(routeOf),
  },
];

/** Runs before hydration, so that the first render matches the prerendered page. */
export const loadFirst = async (routes: RouteObject[]): Promise<void> => {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
};
