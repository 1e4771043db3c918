import { Link } from 'react-router-dom';
import type { Path } from '#web/lib/screens.ts';
import { Accordion } from '#web/ui/fold.tsx';

type HelpTopicsProps<N extends string> = {
  /** A text has one paragraph per line. */
  sections: Readonly<Record<N, { title: string; text: string }>>;
  /** In the order of the topics; undefined for a topic without a screen. */
  paths: Readonly<Record<N, Path | undefined>>;
  openLabel: (screen: string) => string;
};

export const HelpTopics = <N extends string>({ sections, paths, openLabel }: HelpTopicsProps<N>) => (
  <Accordion
    sections={(Object.keys(paths) as N[]).map((name) => {
      const { title, text } = sections[name];
      const path = paths[name];
      return {
        title,
        content: (
          <>
            {text.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {path && (
              <p>
                <Link to={path}>{openLabel(title)}</Link>
              </p>
            )}
          </>
        ),
      };
    })}
  />
);
