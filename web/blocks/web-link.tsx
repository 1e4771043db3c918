import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n.ts';

/** Leads to an address that somebody typed, with or without its scheme, in a new tab. */
export const WebLink = ({ address, children }: { address: string; children: ReactNode }) => {
  const { t } = useTranslation('common');
  const href = /^https?:\/\//i.test(address) ? address : `http://${address}`;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children} <span className="sr">({t('newTab')})</span>
    </a>
  );
};
