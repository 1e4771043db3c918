import type { Name, Reference } from './reference.ts';

/** The values of each tag, in their order. */
type Tags = Map<string, string[]>;

const tagLine = /^([A-Z][A-Z\d]) {1,2}- ?(.*)$/;

export const isRis = (text: string): boolean => /^\s*TY {1,2}-/m.test(text);

/** A line without a tag continues the one before. The last record may lack its end. */
const recordsIn = (text: string): Tags[] => {
  const records: Tags[] = [];
  let values: string[] | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, tag = '', value = ''] = tagLine.exec(line.trimStart()) ?? [];
    if (tag === 'TY') records.push(new Map());
    const record = records.at(-1);
    if (!record) continue;
    if (tag) {
      values = record.get(tag) ?? [];
      record.set(tag, [...values, value.trim()]);
      values = record.get(tag);
    } else if (values && line.trim()) values.push(`${values.pop()} ${line.trim()}`);
  }
  return records;
};

/** “Family, Given, Suffix”; without a comma, a name as a whole. */
const nameOf = (text: string): Name => {
  const [family = '', given, suffix] = text.split(',').map((part) => part.trim());
  return given ? { family, given, ...(suffix && { suffix }) } : { literal: family };
};

/** Types whose T2 is a series, not the work that holds them. */
const alone = ['BOOK', 'THES', 'RPRT', 'DATA', 'COMP'];

const referenceOf = (tags: Tags): Reference => {
  const first = (...names: string[]) => names.flatMap((name) => tags.get(name) ?? []).find(Boolean);
  const all = (...names: string[]) => names.flatMap((name) => tags.get(name) ?? []).filter(Boolean);
  const pages = [first('SP'), first('EP')].filter(Boolean).join('-');
  const reference = {
    title: first('TI', 'T1', 'CT'),
    author: all('AU', 'A1').map(nameOf),
    abstract: first('AB', 'N2'),
    'container-title': alone.includes(first('TY') ?? '') ? undefined : first('T2', 'JF', 'JO', 'BT', 'JA'),
    publisher: first('PB'),
    volume: first('VL'),
    issue: first('IS'),
    page: pages,
    issued: { literal: first('PY', 'Y1', 'DA') },
    DOI: first('DO'),
    URL: first('UR'),
    note: all('N1', 'M3').join(' '),
  };
  return reference;
};

export const readRis = (text: string): Reference[] => recordsIn(text).map(referenceOf);
