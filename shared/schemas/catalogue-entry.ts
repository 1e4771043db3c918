import * as z from 'zod/mini';
import { maxDefinition, maxText } from '../domain/catalogue-set.ts';
import { atMost, shortText } from './fields.ts';

/** Catalogue ids say their kind by their first letter (s skill, a activity, v value, r RNCP competency, j job): a rating's id needs no look-up. */
export const catalogueId = z.string().check(atMost(13), z.regex(/^[savrj][A-Za-z0-9]+$/));

/** A text that may be left out: then it is empty, as it is in the files of a catalogue. */
export const text = (maximum: number) => {
  const orEmpty = (value: string | null): string => value ?? '';
  return z._default(z.pipe(z.transform(orEmpty), z.string().check(z.trim(), z.maxLength(maximum))), '');
};

/** What everything in the catalogue is called, and what is said of it, in both languages. */
export const named = {
  name: shortText,
  nameFR: shortText,
  definition: text(maxDefinition),
  definitionFR: text(maxDefinition),
  description: text(maxText),
  descriptionFR: text(maxText),
};

/** A thing that candidates rate: skill, activity, value or RNCP competency. */
export const catalogueEntry = z.object({
  id: catalogueId,
  ...named,
  category: z.int().check(z.positive()),
  /** Not offered any more, and marked where it was rated before. */
  active: z.boolean(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;
