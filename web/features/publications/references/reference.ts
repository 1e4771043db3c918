/** Name as in CSL. */
export type Name = {
  given?: string | undefined;
  family?: string | undefined;
  'dropping-particle'?: string | undefined;
  'non-dropping-particle'?: string | undefined;
  suffix?: string | undefined;
  literal?: string | undefined;
};

/** The parts of a CSL item that are read here. */
export type Reference = {
  title?: string | undefined;
  author?: readonly Name[] | undefined;
  abstract?: string | undefined;
  'container-title'?: string | undefined;
  publisher?: string | undefined;
  volume?: string | number | undefined;
  issue?: string | number | undefined;
  page?: string | number | undefined;
  issued?:
    | {
        'date-parts'?: readonly (readonly (string | number)[])[] | undefined;
        raw?: string | undefined;
        literal?: string | undefined;
      }
    | undefined;
  DOI?: string | undefined;
  URL?: string | undefined;
  note?: string | undefined;
};

/** `broken` holds the texts of entries that cannot be read. */
export type Read = { references: Reference[]; broken: string[] };

const doi = /\b10\.\d{4,9}\/[^\s"<>{},;]+/g;

export const doiAddress = (id: string): string => `https://doi.org/${id}`;

/** Without the point or bracket that ends the sentence around it. */
export const doisIn = (text: string): string[] => [
  ...new Set((text.match(doi) ?? []).map((id) => id.replace(/[.)\]]+$/, ''))),
];

const markup = /<\/?(?:i|b|em|strong|su[bp]|sc|span|p|jats:[a-z]+)\b[^>]*>/gi;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Without the markup of CSL and Crossref. */
export const plain = (text: string | undefined): string =>
  (text ?? '')
    .replace(markup, '')
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** “and others” and “et al.” stand for people; they name nobody. */
const isNobody = (name: string): boolean => /^(?:and )?(?:others|et\.? al(?:ii|\.)?)$/i.test(name);

const wholeName = (name: Name): string =>
  plain(
    name.literal ??
      [name.given, name['dropping-particle'], name['non-dropping-particle'], name.family, name.suffix]
        .filter(Boolean)
        .join(' '),
  ).replace(/,? et al\.?$/i, '');

export const authorsOf = ({ author = [] }: Reference): string[] =>
  author.map(wholeName).filter((name) => name && !isNobody(name));

/** As it is said, which may be no year at all. */
export const yearOf = ({ issued }: Reference): number | undefined => {
  const said = issued?.['date-parts']?.[0]?.[0] ?? /\b\d{4}\b/.exec(issued?.raw ?? issued?.literal ?? '')?.[0];
  return said === undefined || said === '' ? undefined : Number(said);
};

/** The DOI's own field, else one in the link or the note. */
export const linkOf = ({ DOI, URL, note }: Reference): string | null => {
  const [id] = doisIn([DOI, URL, note].filter(Boolean).join(' '));
  return id ? doiAddress(id) : (URL?.trim() ?? null);
};

/** Volume, number and pages: the journal has a field of its own. */
export const placeOf = ({ volume, issue, page }: Reference): string => {
  const number = volume && issue ? `${volume}(${issue})` : (volume ?? issue);
  return [number, page].filter(Boolean).join(', ');
};
