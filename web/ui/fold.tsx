import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

/** Same breakpoint as in the style sheets. */
const query = '(min-width: 48rem)';

const subscribe = (onChange: () => void) => {
  const wide = matchMedia(query);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Has its value before the first paint, to avoid a layout shift. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);

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
