import type { Spelled } from '#tests/rights/places.ts';

const size = Number(process.env.HOSTILE_CHARACTERS ?? 1_000_000);
const filled = (start: string, part: string, end: string): string =>
  start +
  part.repeat(Math.ceil((size - start.length - end.length) / part.length)).slice(0, size - start.length - end.length) +
  end;

/** Texts of a million characters, each of a kind that is known to trigger slow parsing somewhere. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'one letter': filled('', 'a', ''),
  separators: filled('', 'a-._,;', '!'),
  brackets: filled('', '[{("', '"'),
  blanks: filled('a', ' \t\n', 'a'),
  'marks and characters of two halves': filled('', 'e\u0301\u0323😀', 'e'),
  'nearly an address of the web': filled('https://', 'a', ' a'),
  'nearly an address of mail': filled('a@', 'a-a.', '!'),
};

/** Property names of a place of `schema-walk.ts`, such as `.Socials[].url`; lists and records get one entry. */
const namesOf = (place: string): string[] => place.match(/\{key\}|\{\}|\[\]|[^.[\]{}|]+/g) ?? [];

const placedIn = (value: unknown, [name, ...others]: readonly string[], text: string): unknown => {
  if (name === undefined) return text;
  if (name === '[]') return [placedIn(Array.isArray(value) ? value[0] : {}, others, text)];
  const holder = typeof value === 'object' && value !== null ? value : {};
  if (name === '{key}') return { [text]: '' };
  const key = name === '{}' ? (Object.keys(holder)[0] ?? 'a') : name;
  return { ...holder, [key]: placedIn(Reflect.get(holder, key), others, text) };
};

/** Puts the text at that place of the request's query or body. */
export const placed = (own: Spelled, part: 'query' | 'body', place: string, text: string): Spelled => ({
  ...own,
  [part]: placedIn(own[part], namesOf(place), text),
});
