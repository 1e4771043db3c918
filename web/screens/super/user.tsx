import { Link, useNavigate, useParams } from 'react-router-dom';
import { MoveUser } from '#web/features/users/move-user.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { UserDetail } from '#web/screens/user-detail.tsx';

const listPath = '/super-admin/universities';

/** A member of a university, as a super administrator manages them: they can also move to another one. */
export const User = () => {
  const { t } = useTranslation('universityList');
  const { id = '', userId = '' } = useParams();
  const navigate = useNavigate();
  const university = useCall(api.universities.get, [{ params: { id } }], { isSilent: true });
  const membersPath = `${listPath}/${id}?activeTab=1`;
  const trail = [
    <Link key="list" to={listPath}>
      {t('title')}
    </Link>,
    <Link key="university" to={membersPath}>
      {university.data?.name ?? t('detail.title')}
    </Link>,
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
