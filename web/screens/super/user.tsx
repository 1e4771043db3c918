import { useNavigate, useParams } from 'react-router-dom';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { UserDetail } from '#web/screens/user-detail.tsx';
import { Button } from '#web/ui/button.tsx';

const MoveDialog = onDemand(async () => (await import('#web/features/users/move-dialog.tsx')).MoveDialog);

const listPath = '/super-admin/universities';

export const User = () => {
  const { t } = useTranslation(['universityList', 'users']);
  const { id = '', userId = '' } = useParams();
  const navigate = useNavigate();
  const reset = useSend(api.auth.resetPassword, { success: t('users:mailSent'), keepsCache: true });
  const university = useCall(api.universities.get, [{ params: { id } }], { isSilent: true });
  const handleMoved = (to: string) => navigate(`${listPath}/${to}/users/${userId}`, { replace: true });
  return (
    <UserDetail
      id={userId}
      trail={[
        { to: listPath, label: t('title') },
        { to: `${listPath}/${id}?activeTab=1`, label: university.data?.name ?? t('detail.title') },
      ]}
      access={(user) => (
        <>
          {/* Where there is room, the list has it. */}
          <span className="only-narrow">
            <Button icon="mail" isBusy={reset.isPending} onClick={() => reset.mutate({ body: { email: user.email } })}>
              {t('users:mailLink')}
            </Button>
          </span>
          <DialogButton icon="landmark" label={t('move.button')}>
            {(close) => <MoveDialog user={user} onMoved={handleMoved} onClose={close} />}
          </DialogButton>
        </>
      )}
    />
  );
};
