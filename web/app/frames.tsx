import type { ComponentType, ReactNode } from 'react';
import type { User } from '#shared/schemas/user.ts';
import type { Frame } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session/session.ts';
import { SiteFrame } from './layout/site-frame.tsx';

type Framed = ComponentType<{ children: ReactNode }>;

/** The menu needs somebody accepted, who stays: others get the top bar in its place. */
const inArea = (Area: ComponentType<{ user: User; children: ReactNode }>): Framed => {
  return ({ children }) => {
    const user = useUser();
    return user?.status === 'ACCEPTED' && !user.leavesAt ? (
      <Area user={user}>{children}</Area>
    ) : (
      <SiteFrame>{children}</SiteFrame>
    );
  };
};

/** What stands around screens, loaded with the first that it stands around. */
export const frames: Record<Frame, () => Promise<Framed>> = {
  site: async () => SiteFrame,
  split: async () => (await import('./layout/split-frame.tsx')).SplitFrame,
  area: async () => inArea((await import('./layout/area-frame.tsx')).AreaFrame),
};
