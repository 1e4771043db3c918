import { useParams } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { UserDetail } from '#web/screens/user-detail.tsx';

const listPath = '/admin/users';

export const User = () => {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const trail = [{ to: listPath, label: t('title') }];
  return <UserDetail id={id} listPath={listPath} trail={trail} />;
};
