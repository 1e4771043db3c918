import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

type Section = { title: string; content: ReactNode };

type AccordionProps = { sections: readonly Section[]; opensFirst?: boolean };

/** The browser closes the other `details` of the same name. */
export const Accordion = ({ sections, opensFirst = false }: AccordionProps) => {
  const name = useId();
  return (
    <div className="accordion ruled">
      {sections.map(({ title, content }, place) => (
        <details key={title} name={name} open={opensFirst && place === 0}>
          <summary>
            <h2>{title}</h2>
            <Icon name="chevron-down" className="chev" />
          </summary>
          <div className="body measure stack">{content}</div>
        </details>
      ))}
    </div>
  );
};
