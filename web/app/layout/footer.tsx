import { Link } from 'react-router-dom';
import { company } from '#web/lib/company.ts';
import { hasScreen } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export const Footer = () => {
  const { t } = useTranslation('layout');
  const user = useUser();
  const isCandidate = user?.role === 'user' && user.status === 'ACCEPTED';
  return (
    <footer className="foot">
      <span>{company.copyright}</span>
      {hasScreen('/public/cgu') && <Link to="/public/cgu">{t('footer.legal')}</Link>}
      {isCandidate && hasScreen('/user/help') && <Link to="/user/help">{t('footer.help')}</Link>}
      <span className="countries">
        {company.sites.map(({ country, url }) => (
          <a key={country} href={url}>
            {t(`footer.${country}`)}
          </a>
        ))}
      </span>
    </footer>
  );
};
