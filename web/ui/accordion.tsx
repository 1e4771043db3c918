import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

type Section = { title: string; content: ReactNode };

type AccordionProps = { sections: readonly Section[] /** One begins to read at once. */; opensFirst?: boolean };

/** Sections of which one is open at a time: the browser closes the others, which have its name. */
export const Accordion = ({ sections, opensFirst = false }: AccordionProps) => {
  const name = useId();
  return (
    <div className="accordion">
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
