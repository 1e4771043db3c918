import type { ReactNode } from 'react';

export const Breadcrumb = ({
  label,
  links,
  current,
}: {
  label: string;
  links: readonly ReactNode[];
  current: string;
}) => (
  <nav className="breadcrumb" aria-label={label}>
    <ol>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trail's links never change places
        <li key={index}>{link}</li>
      ))}
      <li>
        <span aria-current="page">{current}</span>
      </li>
    </ol>
  </nav>
);
