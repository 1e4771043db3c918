import { useState } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router-dom';
import { discardUnsaved, isUnsaved } from '#web/lib/forms/unsaved.ts';
import { DiscardQuestion } from './discard-question.tsx';

/** Asks before one goes to another screen, or another tab of this one, and what was typed would be lost. One a page. */
export const LeaveGuard = () => {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) =>
    from.pathname === to.pathname ? from.search !== to.search && isUnsaved({ isTabOnly: true }) : isUnsaved(),
  );
  const [refused, setRefused] = useState<Location>();
  if (blocker.state !== 'blocked' || blocker.location === refused) return null;
  const handleKeep = () => {
    // The router lets go of the question when it has time: behind it, what is typed meanwhile would be lost.
    setRefused(blocker.location);
    blocker.reset();
  };
  const handleDiscard = () => {
    discardUnsaved({ isTabOnly: blocker.location.pathname === pathname });
    blocker.proceed();
  };
  return <DiscardQuestion onKeep={handleKeep} onDiscard={handleDiscard} />;
};
