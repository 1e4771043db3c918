import { useState } from 'react';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const ChangeAddressDialog = onDemand(async () => (await import('./change-address-dialog.tsx')).ChangeAddressDialog, {
  texts: ['auth'],
});

/** Another address for somebody who waits to be accepted, and may have mistyped theirs. */
export const CorrectAddress = () => {
  const { t } = useTranslation('waiting');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('address.correct')}
      </Button>
      {isOpen && <ChangeAddressDialog onClose={() => setOpen(false)} />}
    </>
  );
};
