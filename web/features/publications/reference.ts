import { folded } from '#shared/domain/search.ts';
import type { Publication } from '#shared/schemas/publication.ts';

/** Name as in CSL. */
type Name = { given?: string; family?: string; 'non-dropping-particle'?: string; literal?: string };

export type Reference = {
  title?: string;
  author?: readonly Name[];
  abstract?: string;
  'container-title'?: string;
  publisher?: string;
  volume?: string | number;
  issue?: string | number;
  page?: string | number;
  issued?: { 'date-parts'?: readonly (readonly (string | number)[])[] };
  DOI?: string;
  URL?: string;
};

export type PublicationFields = Pick<Publication, 'title' | 'description' | 'authors' | 'journalName' | 'date' | 'url'>;

const doi = /\b10\.\d{4,9}\/[^\s"<>{},;]+/g;

export const doiAddress = (id: string): string => `https://doi.org/${id}`;

export const doisIn = (text: string): string[] => [...new Set(text.match(doi) ?? [])];

const wholeName = (name: Name): string =>
  name.literal ?? [name.given, name['non-dropping-particle'], name.family].filter(Boolean).join(' ');

const placeOf = ({ 'container-title': container, publisher, volume, issue, page }: Reference): string => {
  const number = volume && issue ? `${volume}(${issue})` : (volume ?? issue);
  return [container ?? publisher, number, page].filter(Boolean).join(', ');
};

/**
 * Null without a title. Most references lack an abstract, so journal, volume and pages stand in for the description.
 */
export const publicationOf = (reference: Reference, thisYear: number): PublicationFields | null => {
  const title = reference.title?.trim();
  if (!title) return null;
  const year = Number(reference.issued?.['date-parts']?.[0]?.[0]);
  return {
    title,
    description: reference.abstract || placeOf(reference) || title,
    authors: reference.author?.map(wholeName).join(', ') || null,
    journalName: reference['container-title'] ?? reference.publisher ?? null,
    date: year >= 1900 && year <= thisYear ? year : null,
    url: reference.DOI ? doiAddress(reference.DOI) : (reference.URL ?? null),
  };
};

const doiOf = (url: string | null): string | undefined => doisIn(url ?? '')[0]?.toLowerCase();

/** Compares the DOIs if both have one, else title and year. */
export const isSameWork = (one: PublicationFields, other: PublicationFields): boolean => {
  const [mine, theirs] = [doiOf(one.url), doiOf(other.url)];
  if (mine && theirs) return mine === theirs;
  return folded(one.title) === folded(other.title) && one.date === other.date;
};
