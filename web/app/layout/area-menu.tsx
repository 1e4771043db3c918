import { Link, NavLink } from 'react-router-dom';
import type { Role } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { LanguageSwitch, ThemeSwitch } from '#web/blocks/display-switches.tsx';
import { Campus } from '#web/features/universities/campus.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { menuOf } from '#web/lib/screens.ts';
import { roleHome } from '#web/lib/session/access.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Brand } from '#web/ui/brand.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

// Loaded on demand, so that the menu is shown first.
const MenuWalk = onDemand(async () => (await import('#web/features/journey/menu-walk.tsx')).MenuWalk);

const MenuCampus = ({ id }: { id: string }) => (
  <Campus university={useCall(api.universities.get, [{ params: { id } }], { isSilent: true }).data} />
);

const MainNav = ({ role, label }: { role: Role; label: string }) => {
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

/** The candidates' help; other roles have it in their menu. */
const HelpLink = ({ user }: { user: User }) => {
  const { t } = useTranslation('layout');
  if (user.role !== 'user') return null;
  return (
    <NavLink className="to-help" to="/user/help">
      <Icon name="info" />
      {t('footer.help')}
    </NavLink>
  );
};

const Me = ({ user }: { user: User }) => {
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
        <span className="mail one-line" title={user.email}>
          {user.email}
        </span>
      </NavLink>
      <IconButton icon="log-out" label={t('logout')} onClick={logout} />
    </div>
  );
};

const BrandLink = ({ role }: { role: Role }) => {
  const { t } = useTranslation('common');
  return (
    <Link className="brand" to={roleHome(role)}>
      <Brand name={t('product')} />
    </Link>
  );
};

/** `switches` is the class of the row with language and theme. */
const MenuParts = ({ user, label, switches }: { user: User; label: string; switches: string }) => (
  <>
    {user.UniversityId && <MenuCampus id={user.UniversityId} />}
    <MainNav role={user.role} label={label} />
    <HelpLink user={user} />
    {user.role === 'user' && (
      <div className="walk-room">
        <MenuWalk userId={user.id} />
      </div>
    )}
    <div className={`row ${switches}`}>
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
    <Me user={user} />
  </>
);

export const SideMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation('layout');
  return (
    <header className="side">
      <BrandLink role={user.role} />
      <MenuParts user={user} label={t('menu.label')} switches="grow-before" />
    </header>
  );
};

export const CompactHeader = ({ user }: { user: User }) => {
  const { t } = useTranslation('layout');
  return (
    <header className="compact">
      <BrandLink role={user.role} />
      <DisclosureMenu label={t('menu.open')}>
        <MenuParts user={user} label={t('menu.narrowLabel')} switches="between" />
      </DisclosureMenu>
    </header>
  );
};
