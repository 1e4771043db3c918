import type { Publication } from '../../schemas/publication.ts';

type Described = Pick<Publication, 'title' | 'description' | 'journalName'>;

const ownDescription = ({ title, description, journalName }: Described): string | null => {
  if (description === title || description === journalName) return null;
  const start = `${journalName}, `;
  return journalName && description.startsWith(start) ? description.slice(start.length) : description;
};

/** For lists that show the title and the journal beside the description, in which imports repeated them. */
export const withoutRepetition = <P extends Described>(publication: P) => ({
  ...publication,
  description: ownDescription(publication),
});
