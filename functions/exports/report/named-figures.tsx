import type { ReactNode } from 'react';

type NamedFiguresProps = {
  title: string;
  none: string;
  rows: readonly { name: string; figure: ReactNode }[];
  children?: ReactNode;
};

export const NamedFigures = ({ title, none, rows, children }: NamedFiguresProps) => (
  <div>
    <p className="label">{title}</p>
    {rows.length === 0 && <p>{none}</p>}
    {rows.length > 0 && (
      <ul>
        {rows.map(({ name, figure }) => (
          <li key={name}>
            <span className="name">{name}</span> <span className="figure">{figure}</span>
          </li>
        ))}
      </ul>
    )}
    {children}
  </div>
);
