import { Icon } from '#web/ui/icon.tsx';

/** What something is in one sentence, which opens what else there is to say of it. */
export const EntryWords = ({ definition, description }: { definition: string; description: string }) => {
  if (!definition || !description) return <p>{definition || description}</p>;
  return (
    <details className="entry-words">
      <summary>
        {definition}
        <Icon name="chevron-down" className="chev" />
      </summary>
      <p>{description}</p>
    </details>
  );
};
