import type { ReactNode } from 'react';
import { FormSkeleton, Loading } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { ConfirmAddress } from '#web/features/auth/confirm-address.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import './home.css';

export const Home = ({ children, isLoading }: { children: ReactNode; isLoading: boolean }) => {
  const { t } = useTranslation('layout');
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('home.welcome', { firstName: user.firstName })} lead={t('home.select')} />
      {isLoading ? (
        <Loading>
          <FormSkeleton />
        </Loading>
      ) : (
        <>
          {children}
          <div className="home-notes">
            <ConfirmAddress user={user} />
          </div>
        </>
      )}
    </>
  );
};
