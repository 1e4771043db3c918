import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';

export const Loading = ({ label, children }: { label?: string | undefined; children: ReactNode }) => {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {label ?? t('loading')}
      </p>
      {children}
    </div>
  );
};
