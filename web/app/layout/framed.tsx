import type { ReactNode } from 'react';
import type { Frame } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session.ts';
import { AreaFrame } from './area-frame.tsx';
import { SiteFrame } from './site-frame.tsx';
import { SplitFrame } from './split-frame.tsx';

/** What stands around a screen. The menu needs somebody accepted: others get the top bar in its place. */
export const Framed = ({ frame, children }: { frame: Frame; children: ReactNode }) => {
  const user = useUser();
  if (frame === 'split') return <SplitFrame>{children}</SplitFrame>;
  if (frame === 'area' && user?.status === 'ACCEPTED') return <AreaFrame user={user}>{children}</AreaFrame>;
  return <SiteFrame>{children}</SiteFrame>;
};
