import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { User as UserType } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { UserDetail } from '#web/screens/user-detail.tsx';
import { Button } from '#web/ui/button.tsx';

const MoveDialog = onDemand(async () => (await import('#web/features/users/move-dialog.tsx')).MoveDialog);

const listPath = '/super-admin/universities';

const MoveUser = ({ user, onMoved }: { user: UserType; onMoved: (universityId: string) => void }) => {
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

export const User = () => {
  const { t } = useTranslation('universityList');
  const { id = '', userId = '' } = useParams();
  const navigate = useNavigate();
  const university = useCall(api.universities.get, [{ params: { id } }], { isSilent: true });
  const membersPath = `${listPath}/${id}?activeTab=1`;
  const trail = [
    { to: listPath, label: t('title') },
    { to: membersPath, label: university.data?.name ?? t('detail.title') },
  ];
  return (
    <UserDetail
      id={userId}
      listPath={membersPath}
      trail={trail}
      access={(user) => (
        <MoveUser user={user} onMoved={(to) => navigate(`${listPath}/${to}/users/${userId}`, { replace: true })} />
      )}
    />
  );
};
