import { type Publication, publication } from '#shared/schemas/publication.ts';
import { authorsOf, linkOf, placeOf, plain, type Reference, yearOf } from './reference.ts';

export type PublicationFields = Pick<Publication, 'title' | 'description' | 'authors' | 'journalName' | 'date' | 'url'>;

/** What does not fit and is left out; of authors, those at the end. */
export type LeftOut = 'description' | 'authors' | 'journalName' | 'date' | 'url';

export type Incoming = {
  fields: PublicationFields;
  /** False when something else stands in for the description, which the API requires. */
  hasAbstract: boolean;
  leftOut: readonly LeftOut[];
};

const fits = (name: keyof PublicationFields, value: unknown): boolean =>
  publication.said.shape[name].safeParse(value).success;

/** As many of the first authors as fit. */
const fittingAuthors = (names: readonly string[]): string[] => {
  const fitting: string[] = [];
  for (const name of names) {
    if (!fits('authors', [...fitting, name].join(', '))) break;
    fitting.push(name);
  }
  return fitting;
};

/** The title is empty when there is none. */
export const incomingOf = (reference: Reference, thisYear: number): Incoming => {
  const title = plain(reference.title);
  const abstract = plain(reference.abstract);
  const names = authorsOf(reference);
  const authors = fittingAuthors(names);
  const journalName = plain(reference['container-title']) || plain(reference.publisher) || null;
  const year = yearOf(reference);
  const url = linkOf(reference);
  const isYear = year !== undefined && fits('date', year) && year <= thisYear;
  const hasAbstract = abstract !== '' && fits('description', abstract);
  const leftOut: [LeftOut, boolean][] = [
    ['description', abstract !== '' && !hasAbstract],
    ['authors', authors.length < names.length],
    ['journalName', !fits('journalName', journalName)],
    ['date', year !== undefined && !isYear],
    ['url', !fits('url', url)],
  ];
  return {
    fields: {
      title,
      description: hasAbstract ? abstract : placeOf(reference) || title,
      authors: authors.join(', ') || null,
      journalName: fits('journalName', journalName) ? journalName : null,
      date: isYear ? year : null,
      url: fits('url', url) ? url : null,
    },
    hasAbstract,
    leftOut: leftOut.filter(([, isLeftOut]) => isLeftOut).map(([name]) => name),
  };
};
