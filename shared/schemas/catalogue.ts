import * as z from 'zod/mini';

/** Catalogue ids say their kind by their first letter (s skill, a activity, v value, r RNCP competency, j job): a rating's id needs no look-up. */
export const catalogueId = z.string().check(z.regex(/^[savrj][A-Za-z0-9]{1,12}$/));

const named = {
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  nameFR: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.maxLength(2000)),
  descriptionFR: z.string().check(z.maxLength(2000)),
};

/** A thing that candidates rate: skill, activity, value or RNCP competency. */
export const catalogueEntry = z.object({
  id: catalogueId,
  ...named,
  category: z.int().check(z.positive()),
  /** Retired: offered to nobody any more, and marked where it was rated before. */
  active: z.boolean(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** A job of the shared catalogue. */
export const job = z.object({ id: catalogueId, ...named, active: z.boolean() });
export type Job = z.infer<typeof job>;
