import * as z from 'zod/mini';
import type { EveryCell } from '#functions/lib/cells/of-every-cell.ts';
import type { universities } from '#shared/contracts/universities.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';

const returns = z.object({ rows: z.array(z.object({ id: z.string(), name: z.string() })) });
/** The whole contract would double this function’s schemas, so this is its path and two fields. */
const list = { path: '/universities' satisfies (typeof universities)['list']['path'], returns } as const;

type Named = { id: string; name: string | null };

const isNameless = ({ what, University }: AuditEntry): boolean =>
  University?.name === null || (what?.kind === 'university' && what.name === null);

/** In the main cell, names universities that live in another one. Asks the others only if a name is missing. */
export const nameUniversities = async (entries: readonly AuditEntry[], everyCell: EveryCell): Promise<AuditEntry[]> => {
  if (!entries.some(isNameless)) return [...entries];
  const parts = await everyCell<z.output<typeof returns>>(Promise.resolve({ rows: [] }), { list });
  const names = new Map(parts.flatMap(({ reply }) => reply.rows.map(({ id, name }) => [id, name])));
  const named = <T extends Named>(one: T): T => ({ ...one, name: one.name ?? names.get(one.id) ?? null });
  return entries.map((entry) => ({
    ...entry,
    what: entry.what?.kind === 'university' ? named(entry.what) : entry.what,
    University: entry.University && named(entry.University),
  }));
};
