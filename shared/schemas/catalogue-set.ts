import * as z from 'zod/mini';
import { catalogueLists } from '../domain/catalogue-limits.ts';
import { catalogueId } from './catalogue-entry.ts';

/** The longest file of a set, in characters: all of them together fit a request of 6 MB. */
const longestFile = 5_000_000;
/** The longest name of a file, or of a version. */
const longestName = 100;

/** The CSV files of a set by name; their format is explained beside the starter catalogue. */
export const setFiles = z.record(
  z.string().check(z.maxLength(longestName)),
  z.string().check(z.maxLength(longestFile)),
);

/** A catalogue as it leaves: its files, and the version that they are of. */
export const exportedSet = z.object({ version: z.nullable(z.string()), files: setFiles });

/** A set to import. With `version`, only into the catalogue of that version: the one for which the changes were shown. */
export const setInput = z.object({
  files: setFiles,
  isDryRun: z.boolean(),
  version: z.optional(z.nullable(z.string().check(z.maxLength(longestName)))),
});

/** What an import does to one entry, and in which columns it differs. */
export const catalogueChange = z.object({
  list: z.enum(catalogueLists),
  id: catalogueId,
  name: z.string(),
  what: z.enum(['added', 'changed', 'retired']),
  fields: z.array(z.string()),
});

/** Something that weakens the suggestions or the texts of a catalogue, with the entries that it is about. */
export const catalogueWarning = z.object({ code: z.string(), ids: z.array(catalogueId), msg: z.string() });

/** What an import changed, or in a dry run would change; `version` is the catalogue's afterwards. */
export const importedSet = z.object({
  version: z.nullable(z.string()),
  changes: z.array(catalogueChange),
  warnings: z.array(catalogueWarning),
});
