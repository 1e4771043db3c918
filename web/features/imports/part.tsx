import type { ReactNode } from 'react';

type PartProps = { number: number; title: string; text: string; isLocked?: boolean; children: ReactNode };

/** A step of an import: its number and what it is on the left, what one does on the right. */
export const Part = ({ number, title, text, isLocked = false, children }: PartProps) => (
  <section className="part">
    <header>
      <h2 className={isLocked ? 't1 muted' : 't1'}>
        <span className="n">{number}</span>
        {title}
      </h2>
      <p>{text}</p>
    </header>
    <div className="stack">{children}</div>
  </section>
);
