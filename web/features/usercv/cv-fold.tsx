import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** Printed unfolded. */
export const CvFold = ({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details className="cv-fold" open={isOpen}>
    <summary>
      {title}
      <Icon name="chevron-down" className="chev" />
    </summary>
    {children}
  </details>
);
