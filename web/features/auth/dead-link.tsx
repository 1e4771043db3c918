import { useState } from 'react';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const ForgotPasswordDialog = onDemand(async () => (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog);

/** Instead of a form that could not be sent: what has become of the link, and the way to another one. */
export const DeadLink = ({ email }: { email: string }) => {
  const { t } = useTranslation(['auth', 'passwords']);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="box outcome stack stack-6">
      <h1>{t('passwords:reset.deadHeading')}</h1>
      <p>{t('passwords:reset.deadText')}</p>
      <Button look="primary" onClick={() => setAsking(true)}>
        {t('passwords:reset.another')}
      </Button>
      {isAsking && <ForgotPasswordDialog email={email} onClose={() => setAsking(false)} />}
    </div>
  );
};
