import { NavLink } from 'react-router-dom';
import type { Role } from '#shared/lists.ts';
import { menuOf } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** The screens of a role's area, hung on the thread; nothing when there is none yet. */
export const MainNav = ({ role, label }: { role: Role; label: string }) => {
  const { t } = useTranslation('menu');
  const items = menuOf(role);
  if (items.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="nav">
        {items.map((item) => (
          <li key={item.path}>
            <NavLink to={item.path}>{t(`${item.name}.label`)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
