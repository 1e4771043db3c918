import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { getSession } from '#web/lib/session/session.ts';

const keyOf = (kind: ImportedKind): string => `import ${kind} ${getSession()?.user.id}`;

/** Which import the same person began on this device and has not seen the end of: who comes back finds it again. */
export const lastImport = (kind: ImportedKind): string | null => localStorage.getItem(keyOf(kind));

export const rememberImport = (kind: ImportedKind, id: string): void => localStorage.setItem(keyOf(kind), id);

export const forgetImport = (kind: ImportedKind): void => localStorage.removeItem(keyOf(kind));
