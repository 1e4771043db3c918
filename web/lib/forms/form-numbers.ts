import type * as z from 'zod/mini';
import { read } from './form-draft.ts';

const isNumber = (field: unknown): boolean => {
  if (typeof field !== 'object' || field === null) return false;
  const def = read(field, 'def');
  if (typeof def !== 'object' || def === null) return false;
  return read(def, 'type') === 'number' || isNumber(read(def, 'innerType') ?? read(def, 'out'));
};

/** Accepts a point or a comma; any other text is returned for the schema to refuse. */
const numberIn = (text: string): string | number => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
};

export const numbersRead = (schema: z.ZodMiniObject, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isNumber(schema.shape[name]) ? numberIn(value) : value,
    ]),
  );
