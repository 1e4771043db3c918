import * as z from 'zod/mini';
import { maxDefinition, maxText } from '../domain/catalogue-limits.ts';
import { atMost, shortText } from './fields.ts';

/** The first letter tells the kind: s skill, a activity, v value, r RNCP competency, j job, c case. */
export const catalogueId = z.string().check(atMost(13), z.regex(/^[savrjc][A-Za-z0-9]+$/));

/** Absent and null become empty. */
export const textOrEmpty = (maximum: number) => {
  const orEmpty = (value: string | null): string => value ?? '';
  return z._default(z.pipe(z.transform(orEmpty), z.string().check(z.trim(), z.maxLength(maximum))), '');
};

/** Separate from catalogue-lists.ts because public pages load these without the rest. */
export const named = {
  name: shortText,
  nameFR: shortText,
  definition: textOrEmpty(maxDefinition),
  definitionFR: textOrEmpty(maxDefinition),
  description: textOrEmpty(maxText),
  descriptionFR: textOrEmpty(maxText),
};

export const catalogueEntry = z.object({
  id: catalogueId,
  ...named,
  // The lists have different numbers of categories.
  category: z.int().check(z.positive()),
  /** False: no longer offered, and marked as such where it was rated before. */
  active: z.boolean(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;
