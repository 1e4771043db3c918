import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormSkeleton, Loading } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { ConfirmAddress } from '#web/features/auth/confirm-address.tsx';
import { menuOf } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import './home.css';

type HomeProps = {
  children?: ReactNode;
  /** Also hides the menu, to avoid a layout shift. */
  isLoading?: boolean;
};

export const Home = ({ children, isLoading = false }: HomeProps) => {
  const { t } = useTranslation(['layout', 'menu']);
  const user = useUser();
  if (!user) return null;
  const items = menuOf(user.role);
  return (
    <>
      <PageHead
        title={t('home.welcome', { firstName: user.firstName })}
        lead={items.length > 0 ? t('home.select') : t('home.empty')}
      />
      {isLoading ? (
        <Loading>
          <FormSkeleton />
        </Loading>
      ) : (
        <>
          {children}
          {items.length > 0 && (
            <ul className={children ? 'sheet ways ruled duties-then' : 'sheet ways ruled'}>
              {items.map((item) => (
                <li key={item.path}>
                  <Link to={item.path}>
                    {item.icon && <Icon name={item.icon} />}
                    <span>
                      <b>{t(`menu:${item.name}.label`)}</b>
                      <span className="muted">{t(`menu:${item.name}.hint`)}</span>
                    </span>
                    <Icon name="arrow-right" />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <div className="home-notes">
            <ConfirmAddress user={user} />
          </div>
        </>
      )}
    </>
  );
};
