import { NavLink } from 'react-router-dom';
import type { User } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useLogout } from '#web/lib/use-logout.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Who is signed in, which leads to their account, and the way out. */
export const Me = ({ user }: { user: User }) => {
  const { t } = useTranslation('layout');
  const logout = useLogout();
  return (
    <div className="me">
      <Avatar firstName={user.firstName} lastName={user.lastName} url={user.avatarUrl} />
      <NavLink to="/account">
        <span className="sr">{t('home.account')} </span>
        <span className="who">
          {user.firstName} {user.lastName}
        </span>
        <span className="mail" title={user.email}>
          {user.email}
        </span>
      </NavLink>
      <IconButton icon="log-out" label={t('logout')} onClick={logout} />
    </div>
  );
};
