import { useBlocker } from 'react-router';
import { discardUnsaved, isUnsaved } from '#web/lib/unsaved.ts';
import { DiscardQuestion } from './discard-question.tsx';

/** Asks before one goes to another screen, or another tab of this one, and what was typed would be lost. One a page. */
export const LeaveGuard = () => {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved() && (from.pathname !== to.pathname || from.search !== to.search),
  );
  if (blocker.state !== 'blocked') return null;
  const handleDiscard = () => {
    discardUnsaved();
    blocker.proceed();
  };
  return <DiscardQuestion onKeep={blocker.reset} onDiscard={handleDiscard} />;
};
