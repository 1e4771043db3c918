import type { ReactNode } from 'react';

type FormGroupProps = {
  title: string;
  hint?: string;
  /** Lays the fields out in two columns. */
  isGrid?: boolean;
  children: ReactNode;
};

export const FormGroup = ({ title, hint, isGrid = false, children }: FormGroupProps) => (
  <section className="group">
    <header>
      <h2 className="t1">{title}</h2>
      {hint && <p>{hint}</p>}
    </header>
    {isGrid ? <div className="form-grid">{children}</div> : children}
  </section>
);
