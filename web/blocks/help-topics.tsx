import { Link } from 'react-router-dom';
import type { Path } from '#web/lib/screens.ts';
import { Accordion } from '#web/ui/accordion.tsx';

type Topic = {
  title: string;
  /** One paragraph per line. */
  text: string;
  path?: Path | undefined;
};

export const HelpTopics = ({
  topics,
  openLabel,
}: {
  topics: readonly Topic[];
  openLabel: (screen: string) => string;
}) => (
  <Accordion
    sections={topics.map(({ title, text, path }) => ({
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
    }))}
  />
);
