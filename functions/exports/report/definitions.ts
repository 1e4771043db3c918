import type { RatingKind } from '#shared/lists.ts';
import type { ReportKind, ReportRow } from './input.ts';

/**
 * How high all rows may be together, in points of the columns of kind.css, for the report to stay within ten pages: tried on 96
 * patterns of ratings with definitions of up to 35 words. With 7,500 none was longer, with 7,950 nine were.
 */
const room = 7_500;
/** What a page of its own takes of it: two columns. */
const perPage = 1_450;
// How high things are, in points; a line is taken for shorter than it is, so that the estimate is rather too high.
const perCategory = 48;
const padding = 5.5;
const lineHeights = { name: 11.5, definition: 10.25 };
const lettersPerLine = { name: 22, definition: 47 };
/** « J’aime » stands before the definition, or alone on its line. */
const likingLetters = 10;

/** Whose definitions come first where not all find room: the RNCP's competencies are named in so many words already. */
const order = ['skill', 'value', 'activity', 'rncp'] as const satisfies RatingKind[];
const ratings = [5, 4, 3, 2, 1, 0] as const;

const heightOf = (letters: number, as: 'name' | 'definition'): number =>
  Math.ceil(letters / lettersPerLine[as]) * lineHeights[as];

const heightsOf = ({ name, description, importantFlag, isRetired }: ReportRow): { bare: number; defined: number } => {
  const liking = importantFlag === null ? 0 : likingLetters;
  const head = padding + heightOf(name.length, 'name') + (isRetired ? lineHeights.definition : 0);
  return {
    bare: head + heightOf(liking, 'definition'),
    defined: head + heightOf(liking + description.length, 'definition'),
  };
};

/**
 * For each kind the lowest rating of which the report prints definitions. It is 0 everywhere while all find room; else
 * the highest ratings keep theirs, and 6 stands where none does. An earlier assessment takes a page.
 */
export const definedFrom = (kinds: readonly ReportKind[], isTravelled = false): Record<RatingKind, number> => {
  const rows = kinds.flatMap(({ kind, categories }) =>
    categories.flatMap((category) => category.rows.map((row) => ({ kind, value: row.value, ...heightsOf(row) }))),
  );
  const from: Record<RatingKind, number> = { activity: 6, skill: 6, value: 6, rncp: 6 };
  const categories = kinds.reduce((sum, kind) => sum + kind.categories.length, 0);
  let left = rows.reduce(
    (rest, { bare }) => rest - bare,
    (isTravelled ? room - perPage : room) - categories * perCategory,
  );
  for (const rating of ratings) {
    for (const kind of order) {
      const group = rows.filter((row) => row.kind === kind && row.value !== null && Math.floor(row.value) === rating);
      left -= group.reduce((sum, { bare, defined }) => sum + defined - bare, 0);
      if (left < 0) return from;
      from[kind] = rating;
    }
  }
  return from;
};
