import { useParams } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { UserDetail } from '#web/screens/user-detail.tsx';

export const User = () => {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  return <UserDetail id={id} trail={[{ to: '/admin/users', label: t('title') }]} />;
};
