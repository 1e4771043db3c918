import { ListedPeople } from '#functions/data/directory/entities.ts';
import { findListed } from '#functions/data/directory/find-cell.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { findUsers } from '#functions/data/people/users.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { mainCell } from '#shared/cells.ts';
import { operatorId, scannerId } from '#shared/domain/system-actors.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';

// Super administrators live in the main cell and act in all. An act lies in the cell of what it changed, without a name (D68).

const nameless = (entries: readonly AuditEntry[]): string[] => [
  ...new Set(
    entries.flatMap(({ who }) => (who.name === null && ![operatorId, scannerId].includes(who.id) ? [who.id] : [])),
  ),
];

const isSuper = async (id: string): Promise<boolean> => {
  const listed = await findListed(ListedPeople, { id });
  return listed !== null && listed.university === undefined;
};

/** In the cells that have no names of super administrators, says of whom it is one. Without the directory nobody is marked. */
export const markSupers = async (entries: readonly AuditEntry[]): Promise<AuditEntry[]> => {
  const cell = ownCell();
  if (!cell || cell === mainCell) return [...entries];
  const ids = nameless(entries);
  const marks = await Promise.all(ids.map(isSuper)).catch((error: unknown) => {
    log.error('directory_unread', error);
    return [];
  });
  const supers = new Set(ids.filter((_, index) => marks[index]));
  return entries.map((entry) =>
    supers.has(entry.who.id) ? { ...entry, who: { ...entry.who, isSuper: true } } : entry,
  );
};

/** In the main cell, names those who acted in others, to super administrators alone. */
export const nameSupers = async (entries: readonly AuditEntry[]): Promise<AuditEntry[]> => {
  const found = await findUsers(nameless(entries.filter(({ cell }) => cell !== ownCell())));
  const names = new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  return entries.map((entry) => {
    const name = entry.who.name ?? names.get(entry.who.id);
    return name === undefined ? entry : { ...entry, who: { id: entry.who.id, name } };
  });
};
