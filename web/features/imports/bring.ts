import * as z from 'zod/mini';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';

/** What a list makes, or would make. */
export type Made = {
  /** The import that was begun; null of a trial. */
  id: string | null;
  count: number;
  administrators: readonly string[];
  newCategories: readonly string[];
};

type Brought = { params: { universityId: string }; body: { csv: string; isDryRun: boolean } };

/** Brings a list of each kind; rejects with an ApiError, see `errorsIn`. */
export const bring: Record<ImportedKind, (brought: Brought) => Promise<Made>> = {
  users: async (brought) => {
    const { people, ...made } = await api.users.beginImport(brought);
    return { ...made, count: people, newCategories: [] };
  },
  formations: async (brought) => {
    const { formations, ...made } = await api.formations.beginImport(brought);
    return { ...made, count: formations, administrators: [] };
  },
};

/** How far an import is. */
export const progressOf = { users: api.users.getImport, formations: api.formations.getImport } as const;

const lineError = z.object({
  line: z.int(),
  column: z.string(),
  code: z.string(),
  msg: z.string(),
  /** Of the last one: how many more there are. */
  count: z.optional(z.int()),
});
/** What is wrong with a line, or, at line 0, with the file. */
export type LineError = z.output<typeof lineError>;

/** What is wrong with a file, as far as it was refused for that; null when it was refused for something else. */
export const errorsIn = ({ status, details }: ApiError): LineError[] | null => {
  const read = z.safeParse(z.array(lineError), details);
  return status === 422 && read.success && read.data.length > 0 ? read.data : null;
};
