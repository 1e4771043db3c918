import { useState } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router-dom';
import { discardUnsaved, isUnsaved } from '#web/lib/forms/unsaved.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Confirm } from '#web/ui/confirm.tsx';

export const DiscardQuestion = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <Confirm
      title={t('discard.title')}
      text={t('discard.text')}
      keepLabel={t('discard.keep')}
      confirmLabel={t('discard.discard')}
      onKeep={onKeep}
      onConfirm={onDiscard}
    />
  );
};

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
