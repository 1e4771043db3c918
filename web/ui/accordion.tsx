import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

type Section = { title: string; content: ReactNode };

/** Sections of which one is open at a time: the browser closes the others, which have its name. */
export const Accordion = ({ sections }: { sections: readonly Section[] }) => {
  const name = useId();
  return (
    <div className="accordion">
      {sections.map(({ title, content }) => (
        <details key={title} name={name}>
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
