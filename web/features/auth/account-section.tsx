import { type ReactNode, type Ref, useId } from 'react';

type AccountSectionProps = {
  title: string;
  hint: string;
  /** Takes the focus when the focused row has been removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export const AccountSection = ({ title, hint, headingRef, children }: AccountSectionProps) => {
  const id = useId();
  return (
    <section className="group" aria-labelledby={id}>
      <header>
        <h2 className="t1" id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        <p>{hint}</p>
      </header>
      <div className="stack">{children}</div>
    </section>
  );
};
