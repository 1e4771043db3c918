import type { ReactNode } from 'react';
import { webAddress } from '#web/lib/web-address.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** Leads to an address that somebody typed, with or without its scheme, in a new tab. */
export const WebLink = ({ address, children }: { address: string; children: ReactNode }) => {
  const { t } = useTranslation('common');
  return (
    <a href={webAddress(address)} target="_blank" rel="noopener noreferrer">
      {children} <span className="sr">({t('newTab')})</span>
    </a>
  );
};
