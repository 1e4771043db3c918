import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** Completes a typed URL with `https://` unless it has a scheme of the web. */
export const webAddress = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

export const WebLink = ({ address, children }: { address: string; children: ReactNode }) => {
  const { t } = useTranslation('common');
  return (
    <a href={webAddress(address)} target="_blank" rel="noopener noreferrer">
      {children} <span className="sr">({t('newTab')})</span>
    </a>
  );
};
