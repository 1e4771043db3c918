import { useState } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router-dom';
import { discardUnsaved, isUnsaved } from '#web/lib/forms/unsaved.ts';
import { DiscardQuestion } from './discard-question.tsx';

/** Render it once per page. */
export const LeaveGuard = () => {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) =>
    from.pathname === to.pathname ? from.search !== to.search && isUnsaved({ isTabOnly: true }) : isUnsaved(),
  );
  const [refused, setRefused] = useState<Location>();
  if (blocker.state !== 'blocked' || blocker.location === refused) return null;
  const handleKeep = () => {
    // The router unblocks in a transition; the question must close at once, or it would cover the form meanwhile.
    setRefused(blocker.location);
    blocker.reset();
  };
  const handleDiscard = () => {
    discardUnsaved({ isTabOnly: blocker.location.pathname === pathname });
    blocker.proceed();
  };
  return <DiscardQuestion onKeep={handleKeep} onDiscard={handleDiscard} />;
};
