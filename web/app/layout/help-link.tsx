import { NavLink } from 'react-router-dom';
import type { User } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The way to the candidates' help, under their menu; the menus of other roles have an entry of their own where there is one. */
export const HelpLink = ({ user }: { user: User }) => {
  const { t } = useTranslation('layout');
  if (user.role !== 'user') return null;
  return (
    <NavLink className="to-help" to="/user/help">
      <Icon name="info" />
      {t('footer.help')}
    </NavLink>
  );
};
