import * as z from 'zod/mini';
import { catalogueLists } from '../domain/catalogue-limits.ts';
import { catalogueId } from './catalogue-entry.ts';

/** Characters: all files together fit a request of 6 MB. */
const longestFile = 5_000_000;
const longestName = 100;

/** Keyed by file name; scripts/demo/content/catalogue/README.md explains the format. */
export const setFiles = z.record(
  z.string().check(z.maxLength(longestName)),
  z.string().check(z.maxLength(longestFile)),
);

export const exportedSet = z.object({ version: z.nullable(z.string()), files: setFiles });

/** With `version`, the import fails unless the catalogue still has it: the version of the preview. */
export const setInput = z.object({
  files: setFiles,
  isDryRun: z.boolean(),
  version: z.optional(z.nullable(z.string().check(z.maxLength(longestName)))),
});

export const catalogueChange = z.object({
  list: z.enum(catalogueLists),
  id: catalogueId,
  name: z.string(),
  what: z.enum(['added', 'changed', 'retired']),
  fields: z.array(z.string()),
});

/** `names` are those of `ids`, in the caller's language. */
export const catalogueWarning = z.object({
  code: z.string(),
  ids: z.array(catalogueId),
  names: z.array(z.string()),
  msg: z.string(),
});

/** A dry run returns the preview; `version` is the catalogue's version afterwards. */
export const importedSet = z.object({
  version: z.nullable(z.string()),
  changes: z.array(catalogueChange),
  warnings: z.array(catalogueWarning),
});
