import { type ReactNode, useState } from 'react';
import { Icon } from './icon.tsx';
import { useWide } from './use-wide.ts';

/** On wide screens always open, without a summary. */
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
