import type * as z from 'zod/mini';
import { read } from './form-draft.ts';

/** Whether a field is a number, be it an optional one: by its definition, or that of what it wraps. */
const isNumber = (field: unknown): boolean => {
  if (typeof field !== 'object' || field === null) return false;
  const def = read(field, 'def');
  if (typeof def !== 'object' || def === null) return false;
  return read(def, 'type') === 'number' || isNumber(read(def, 'innerType') ?? read(def, 'out'));
};

/** A number as it is typed, with a comma in French; what is none stays a text, for the schema to refuse. */
const numberIn = (text: string): string | number => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
};

/** The values of a form with the numbers among them read. */
export const numbersRead = (schema: z.ZodMiniObject, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isNumber(schema.shape[name]) ? numberIn(value) : value,
    ]),
  );
