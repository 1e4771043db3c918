import type { ReactNode } from 'react';

type OutsideLinkProps = {
  href: string;
  /** Says that it opens a new tab; read out after the link's words. */
  note: string;
  children: ReactNode;
};

/** A link that leads away, in a new tab that knows nothing of this one. */
export const OutsideLink = ({ href, note, children }: OutsideLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="sr"> ({note})</span>
  </a>
);
