import { useState } from 'react';
import type { User } from '#shared/schemas/user.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const MoveDialog = onDemand(async () => (await import('./move-dialog.tsx')).MoveDialog);

/** The way for a member to another university (D72); `onMoved` is told which. */
export const MoveUser = ({ user, onMoved }: { user: User; onMoved: (universityId: string) => void }) => {
  const { t } = useTranslation('universityList');
  const [isMoving, setMoving] = useState(false);
  return (
    <>
      <Button icon="landmark" onClick={() => setMoving(true)}>
        {t('move.button')}
      </Button>
      {isMoving && <MoveDialog user={user} onMoved={onMoved} onClose={() => setMoving(false)} />}
    </>
  );
};
