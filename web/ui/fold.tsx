import { type ReactNode, useState } from 'react';
import { Icon } from './icon.tsx';
import { useWide } from './use-wide.ts';

/** What takes much room and is seldom needed: on a phone it opens at a press, on wide screens it always stands open, without its line. */
export const Fold = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => {
  const isWide = useWide();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="unfold fold"
      open={isWide || isOpen}
      onToggle={({ currentTarget }) => {
        if (!isWide) setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        <span>{summary}</span>
        <Icon name="chevron-down" className="chev" />
      </summary>
      {children}
    </details>
  );
};
