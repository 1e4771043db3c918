import type { RatingKind } from '#shared/lists.ts';
import type { ReportKind, ReportRow } from './input.ts';

/**
 * Total height of all rows, in points of the columns of kind.css, that keeps the report within ten pages. Tried on 96 patterns of
 * ratings with definitions of up to 35 words: with 7,500 none was longer, with 7,950 nine were.
 */
const room = 7_500;
/** Total height of both columns of a page. */
const perPage = 1_450;
// Heights in points. Letters per line are set low, so that the estimate errs on the high side.
const perCategory = 48;
const padding = 5.5;
const lineHeights = { name: 11.5, definition: 10.25 };
const lettersPerLine = { name: 22, definition: 47 };
/** Letters of « J’aime », which precedes the definition or has its own line. */
const likingLetters = 10;

/** Priority when not all definitions fit. RNCP competencies come last: their names are long already. */
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
 * Returns 0 while all definitions fit, 6 when none does; higher ratings come first. The page about an earlier
 * assessment (`isTravelled`) takes room.
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
