import { useState } from 'react';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { CodeField } from '#web/features/auth/code-field.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkApp } from './app-key.tsx';
import { RecoveryCodes, type RecoveryCodesProps } from './recovery-codes.tsx';
import { type Authenticator, type useFactorWalk, useTurnOn } from './use-factor-walk.ts';

type LinkAppDialogProps = {
  authenticator: Authenticator;
  walk: Pick<ReturnType<typeof useFactorWalk>, 'beginAgain' | 'showCodes' | 'close'>;
};

export const LinkAppDialog = ({ authenticator, walk }: LinkAppDialogProps) => {
  const { t } = useTranslation('factor');
  const form = useTurnOn({ onDone: walk.showCodes, onExpired: walk.beginAgain });
  return (
    <FormDialog
      title={t('app.heading')}
      lead={t('app.lead')}
      form={form}
      submitLabel={t('app.submit')}
      onClose={walk.close}
    >
      <LinkApp authenticator={authenticator}>
        <CodeField hint={t('app.codeHint')} {...form.bind('code')} />
      </LinkApp>
    </FormDialog>
  );
};

/** Asks before it closes unless its own button says that the codes are kept. */
export const RecoveryCodesDialog = ({ onClose, ...shown }: RecoveryCodesProps & { onClose: () => void }) => {
  const { t } = useTranslation(['factor', 'common']);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        title={t('codes.heading')}
        closeLabel={t('common:close')}
        onClose={() => setAsking(true)}
        foot={
          <Button look="primary" onClick={onClose}>
            {t('codes.kept')}
          </Button>
        }
      >
        <RecoveryCodes {...shown} />
      </Dialog>
      {isAsking && (
        <Confirm
          title={t('codes.leave.title')}
          text={t('codes.leave.text')}
          keepLabel={t('codes.leave.keep')}
          confirmLabel={t('common:close')}
          onKeep={() => setAsking(false)}
          onConfirm={onClose}
        />
      )}
    </>
  );
};
