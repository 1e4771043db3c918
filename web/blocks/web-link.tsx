import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n.ts';
import { webAddress } from '#web/lib/web-address.ts';

/** Leads to an address that somebody typed, with or without its scheme, in a new tab. */
export const WebLink = ({ address, children }: { address: string; children: ReactNode }) => {
  const { t } = useTranslation('common');
  return (
    <a href={webAddress(address)} target="_blank" rel="noopener noreferrer">
      {children} <span className="sr">({t('newTab')})</span>
    </a>
  );
};
