import * as z from 'zod/mini';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { getSession } from '#web/lib/session/session.ts';

/** Result of a dry run: the records that the import would create. */
export type Made = {
  /** Null for a dry run. */
  id: string | null;
  count: number;
  administrators: readonly string[];
  newCategories: readonly string[];
};

type ImportInput = { params: { universityId: string }; body: { csv: string; isDryRun: boolean } };

/** Rejects with an ApiError; `errorsIn` reads its line errors. */
export const beginImport: Record<ImportedKind, (input: ImportInput) => Promise<Made>> = {
  users: async (input) => {
    const { people, ...made } = await api.users.beginImport(input);
    return { ...made, count: people, newCategories: [] };
  },
  formations: async (input) => {
    const { formations, ...made } = await api.formations.beginImport(input);
    return { ...made, count: formations, administrators: [] };
  },
};

export const listPaths = { users: '/admin/users', formations: '/admin/courses' } as const;

export const getProgress = { users: api.users.getImport, formations: api.formations.getImport } as const;

const lineError = z.object({
  line: z.int(),
  column: z.string(),
  code: z.string(),
  msg: z.string(),
  /** Number of errors left out; only with `more_errors`. */
  count: z.optional(z.int()),
});
/** Line 0 means the whole file. */
export type LineError = z.output<typeof lineError>;

/** Null when the import failed for another reason than its lines. */
export const errorsIn = ({ status, details }: ApiError): LineError[] | null => {
  const read = z.safeParse(z.array(lineError), details);
  return status === 422 && read.success && read.data.length > 0 ? read.data : null;
};

const storageKey = (kind: ImportedKind): string => `import ${kind} ${getSession()?.user.id}`;

/** Remembered until the result was shown. */
export const lastImport = (kind: ImportedKind): string | null => localStorage.getItem(storageKey(kind));

export const rememberImport = (kind: ImportedKind, id: string): void => localStorage.setItem(storageKey(kind), id);

export const forgetImport = (kind: ImportedKind): void => localStorage.removeItem(storageKey(kind));
