import { type Publication, publication } from '#shared/schemas/publication.ts';
import { type Incoming, incomingOf } from './references/incoming.ts';
import { readReferences } from './references/read-references.ts';
import { isSameWork } from './references/same-work.ts';

/** Why it cannot be added: it cannot be read, has no title, or too long a one. */
export type Fault = 'broken' | 'untitled' | 'long';
/** The same work in the list, or earlier in the text. */
export type Same = { in: 'list'; mine: Publication } | { in: 'text'; first: Readable };
export type Readable = Incoming & { place: number; fault: undefined; same: Same | undefined };
export type Faulty = { place: number; fault: Fault; name: string };
export type Found = Readable | Faulty;

/** The beginning of what cannot be read, by which people find it in their file. */
const beginning = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** What equals an earlier one of the text that is in the list equals that of the list. */
const sameOf = ({ fields }: Incoming, known: readonly Publication[], before: readonly Found[]): Same | undefined => {
  const mine = known.find((one) => isSameWork(one, fields));
  if (mine) return { in: 'list', mine };
  const first = before.find((one): one is Readable => !one.fault && isSameWork(one.fields, fields));
  return first && (first.same ?? { in: 'text', first });
};

const faultOf = ({ fields }: Incoming): Fault | undefined => {
  if (!fields.title) return 'untitled';
  return publication.said.shape.title.safeParse(fields.title).success ? undefined : 'long';
};

const nameless = ({ fields: { authors, journalName, date } }: Incoming): string =>
  [authors, journalName, date].filter(Boolean).join(', ') || '—';

/** Null when nothing of the text can be read. */
export const foundIn = (text: string, known: readonly Publication[], thisYear: number): Found[] | null => {
  const { references, broken } = readReferences(text);
  if (references.length === 0 && broken.length > 0) return null;
  const found: Found[] = [];
  for (const reference of references) {
    const incoming = incomingOf(reference, thisYear);
    const place = found.length;
    const fault = faultOf(incoming);
    if (fault) found.push({ place, fault, name: incoming.fields.title || nameless(incoming) });
    else found.push({ ...incoming, place, fault: undefined, same: sameOf(incoming, known, found) });
  }
  for (const entry of broken) found.push({ place: found.length, fault: 'broken', name: beginning(entry) });
  return found;
};
