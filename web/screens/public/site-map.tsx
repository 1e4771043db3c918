import { Link } from 'react-router-dom';
import { PageHead } from '#web/blocks/page-head.tsx';
import { menuOf, type Path } from '#web/lib/screens.ts';
import { roleHome } from '#web/lib/session/access.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import './terms.css';

type Leads = { title: string; links: { path: string; label: string }[] };

/** Pages by their kind; without a session the doors stand in place of the area. */
const useLeads = (): Leads[] => {
  const { t } = useTranslation(['siteMap', 'layout', 'menu']);
  const user = useUser();
  const hasArea = user?.status === 'ACCEPTED';
  const to = (path: Path, label: string) => ({ path, label });
  const menu = hasArea ? menuOf(user.role).map(({ path, name }) => to(path, t(`menu:${name}.label`))) : [];
  const help = hasArea && user.role === 'user' ? [to('/user/help', t('help'))] : [];
  return [
    hasArea
      ? {
          title: t('area'),
          links: [
            { path: roleHome(user.role), label: t('home') },
            ...menu,
            to('/account', t('layout:home.account')),
            ...help,
          ],
        }
      : {
          title: t('doors'),
          links: [
            to('/', t('landing')),
            ...(user ? [] : [to('/login', t('layout:login')), to('/register', t('layout:register'))]),
          ],
        },
    {
      title: t('about'),
      links: [
        to('/public/cgu', t('terms')),
        to('/privacy', t('layout:footer.privacy')),
        to('/accessibility', t('accessibility')),
      ],
    },
  ];
};

export const SiteMap = () => {
  const { t } = useTranslation('siteMap');
  return (
    <div className="wrap terms">
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="articles">
        {useLeads().map(({ title, links }) => (
          <section key={title}>
            <h2 className="t1">{title}</h2>
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
};
