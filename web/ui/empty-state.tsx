import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; heading?: 'h1' | 'h2' | 'h4'; text?: string; action?: ReactNode };

export const EmptyState = ({ title, heading: Heading = 'h2', text, action }: EmptyStateProps) => (
  <div className="empty">
    <svg
      className="loose-end"
      viewBox="0 0 180 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 44c22 0 26-30 48-30s22 36 42 36 16-26 2-26-10 20 14 20h28" />
      <path d="M146 44h30" strokeDasharray="1 8" />
    </svg>
    <Heading>{title}</Heading>
    {text && <p>{text}</p>}
    {action}
  </div>
);
