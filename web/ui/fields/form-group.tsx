import type { ReactNode } from 'react';

export const FormGroup = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="group">
    <header>
      <h2 className="t1">{title}</h2>
      {hint && <p>{hint}</p>}
    </header>
    {children}
  </section>
);
