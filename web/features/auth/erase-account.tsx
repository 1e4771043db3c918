import { useState } from 'react';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const EraseAccountDialog = onDemand(async () => (await import('./erase-account-dialog.tsx')).EraseAccountDialog, {
  texts: ['auth', 'errors'],
});

type EraseAccountProps = {
  email: string;
  /** Forgets the session, which has ended. */
  onErased: () => void;
};

/** The way out of Thésée. */
export const EraseAccount = ({ email, onErased }: EraseAccountProps) => {
  const { t } = useTranslation('leaving');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger-quiet" icon="trash-2" onClick={() => setAsking(true)}>
        {t('erase.open')}
      </Button>
      {isAsking && <EraseAccountDialog {...{ email, onErased }} onClose={() => setAsking(false)} />}
    </>
  );
};
