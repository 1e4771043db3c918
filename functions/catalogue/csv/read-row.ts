import type { Report, TableRow } from '#functions/lib/csv/read-table.ts';
import { gradeBounds, maxStrength } from '#shared/domain/catalogue-limits.ts';
import { day } from '#shared/schemas/fields.ts';

const decimal = /^\d+([.,]\d+)?$/;
/** The digit keeps ids apart from inherited property names such as `valueOf`. */
const idShape = /^(?=.*\d)[A-Za-z0-9]{1,12}$/;

/** Accepts point or comma; an empty cell is 0, null is an error. */
export const strengthOf = (cell: string): number | null => {
  const text = cell.trim();
  if (text === '') return 0;
  const value = decimal.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return value <= maxStrength ? value : null;
};

/** Reads a grade as `strengthOf` reads a strength. */
const gradeOf = (cell: string): number | null => {
  const { minimum, maximum, step } = gradeBounds;
  const value = strengthOf(cell);
  const isGrade = value === 0 || (value !== null && value >= minimum && value <= maximum && value % step === 0);
  return isGrade ? value : null;
};

export const figureCells = {
  strength: { read: strengthOf, wrong: 'not_strength', bounds: { maximum: maxStrength } },
  grade: { read: gradeOf, wrong: 'not_grade', bounds: gradeBounds },
} as const;

type NumberBounds = { readonly minimum: number; readonly maximum: number; readonly empty?: unknown };

/** Null unless it is a whole number in digits within the bounds. */
const numberOf = (text: string, minimum: number, maximum: number): number | null => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? value : null;
};

/** A wrong cell is reported and read as a harmless value, so that one pass finds all errors. */
export const rowReader = ({ line, cells }: TableRow, report: Report) => {
  const cell = (column: string): string => cells[column] ?? '';
  const trimmed = (column: string): string => cell(column).trim();
  return {
    text: (column: string, maximum: number, isRequired = false): string => {
      const text = cell(column);
      if (isRequired && text.trim() === '') report(line, column, 'missing_cell');
      if (text.length > maximum) report(line, column, 'long_cell', { maximum });
      return text;
    },
    id: (letter: string): string => {
      const id = trimmed('id');
      if (id === '') report(line, 'id', 'missing_cell');
      else if (!id.startsWith(letter) || !idShape.test(id.slice(1))) report(line, 'id', 'wrong_id', { letter });
      return id;
    },
    reference: (column: string, isKnown: (id: string) => boolean): string | null => {
      const id = trimmed(column);
      if (id === '') return null;
      if (!isKnown(id)) report(line, column, 'unknown_id', { id });
      return id;
    },
    /** An empty cell is no date. */
    date: (column: string): string => {
      const text = trimmed(column);
      if (text !== '' && !day.safeParse(text).success) report(line, column, 'not_date');
      return text;
    },
    number: (column: string, { minimum, maximum, empty }: NumberBounds): number | null => {
      const text = trimmed(column);
      if (text === '' && empty === null) return null;
      const value = numberOf(text, minimum, maximum);
      if (value === null) report(line, column, 'not_in_range', { minimum, maximum });
      return value ?? 0;
    },
    /** Whole numbers from 1 to `maximum` between spaces; sorts them and drops repetitions. */
    counts: (column: string, maximum: number): number[] => {
      const texts = trimmed(column).split(/\s+/).filter(Boolean);
      const values = texts.flatMap((text) => numberOf(text, 1, maximum) ?? []);
      if (values.length < texts.length) report(line, column, 'not_all_in_range', { minimum: 1, maximum });
      return [...new Set(values)].sort((a, b) => a - b);
    },
    /** Words between spaces; sorts them by the list and drops repetitions. */
    words: <W extends string>(column: string, known: readonly W[], maximum: number = known.length): W[] => {
      const texts = new Set<string>(trimmed(column).split(/\s+/).filter(Boolean));
      const words = known.filter((word) => texts.has(word));
      for (const word of words) texts.delete(word);
      if (texts.size > 0) report(line, column, 'unknown_word', { word: [...texts].join(' ') });
      if (words.length > maximum) report(line, column, 'too_many_words', { maximum });
      return words;
    },
    /** Phrases between semicolons; drops repetitions. */
    phrases: (column: string, { count, length }: { count: number; length: number }): string[] => {
      const phrases = trimmed(column)
        .split(';')
        .flatMap((phrase) => phrase.trim() || []);
      if (phrases.some((phrase) => phrase.length > length)) report(line, column, 'long_phrase', { maximum: length });
      if (phrases.length > count) report(line, column, 'too_many_words', { maximum: count });
      return [...new Set(phrases)];
    },
    state: (): { active: boolean; retired: boolean } => {
      const text = trimmed('active').toLowerCase();
      if (text !== 'yes' && text !== 'no' && text !== 'retired') report(line, 'active', 'not_state');
      return { active: text === 'yes', retired: text === 'retired' };
    },
  };
};

export type RowReader = ReturnType<typeof rowReader>;
