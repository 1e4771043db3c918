import { NavLink } from 'react-router-dom';
import type { User } from '#shared/schemas/user.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The person who is signed in, the way to their account, which says so, and the way out. */
export const Me = ({ user }: { user: User }) => {
  const { t } = useTranslation('layout');
  const logout = useLogout();
  return (
    <div className="me">
      <Avatar firstName={user.firstName} lastName={user.lastName} url={user.avatarUrl} />
      <NavLink to="/account">
        <span className="to-account">
          {t('home.account')} <Icon name="chevron-right" />
        </span>
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
