import { folded } from '#shared/domain/search.ts';
import type { Publication } from '#shared/schemas/publication.ts';
import type { Incoming, PublicationFields } from './incoming.ts';
import { doisIn } from './reference.ts';

const doiOf = ({ url }: PublicationFields): string | undefined => doisIn(url ?? '')[0]?.toLowerCase();

/** Letters and digits alone: no case, accents, punctuation, braces or commands of LaTeX. */
const bareTitle = ({ title }: PublicationFields): string => {
  const plain = folded(title);
  return plain.replace(/\\[a-z]*|[^\p{L}\p{N}\\]+/gu, '') || plain;
};

/** By the DOI or by the title: a work may have a DOI as a preprint and another one as an article. */
export const isSameWork = (one: PublicationFields, other: PublicationFields): boolean => {
  const mine = doiOf(one);
  return (mine !== undefined && mine === doiOf(other)) || bareTitle(one) === bareTitle(other);
};

export const comparedFields = ['title', 'authors', 'journalName', 'date', 'url', 'description'] as const;
export type ComparedField = (typeof comparedFields)[number];

/** What the incoming one says replaces what stands; what it does not say stays. */
export const replacementOf = (mine: Publication, { fields, hasAbstract }: Incoming): PublicationFields => ({
  title: fields.title,
  description: hasAbstract ? fields.description : mine.description,
  authors: fields.authors ?? mine.authors,
  journalName: fields.journalName ?? mine.journalName,
  date: fields.date ?? mine.date,
  url: fields.url ?? mine.url,
});

/** Without what typography alone tells apart: capitals, the shape of apostrophes, quotes, dashes and spaces. */
const unset = (value: PublicationFields[ComparedField]): PublicationFields[ComparedField] =>
  typeof value === 'string'
    ? value
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[‘’ʼ´`]/g, "'")
        .replace(/\s*["\p{Pi}\p{Pf}]\s*/gu, '"')
        .replace(/[‐-―−]/g, '-')
        .replace(/\s+(?=[:;?!])/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : value;

/** One DOI may be written in two ways. */
const differs = (mine: PublicationFields, other: PublicationFields, field: ComparedField): boolean =>
  field === 'url' && doiOf(mine) ? doiOf(mine) !== doiOf(other) : unset(mine[field]) !== unset(other[field]);

export const differencesOf = (mine: PublicationFields, other: PublicationFields): ComparedField[] =>
  comparedFields.filter((field) => differs(mine, other, field));
