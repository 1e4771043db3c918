import type * as z from 'zod/mini';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { audit } from '#shared/contracts/audit.ts';
import type { AuditEntry, auditPage } from '#shared/schemas/audit.ts';
import { nameUniversities } from './name-universities.ts';
import { search } from './search.ts';
import { markSupers, nameSupers } from './supers.ts';

type Page = z.output<typeof auditPage>;

/**
 * A cursor is a time and an id, so one serves all cells. Entries that lie before the end of another cell's page are left for the
 * next one, since something unread may lie between them. Of a university that moves just now, both cells have the same entries.
 */
export const mergePages = (pages: readonly Page[]): Page => {
  const [next] = pages
    .flatMap((page) => page.next ?? [])
    .sort()
    .reverse();
  const read = pages.flatMap(({ entries }) => entries).filter(({ id }) => next === undefined || id >= next);
  const once = [...new Map(read.map((entry) => [entry.id, entry])).values()];
  return { entries: once.sort((a, b) => Number(a.id < b.id) - Number(a.id > b.id)), next };
};

export const listOfAll: Handlers<typeof audit>['listOfAll'] = async ({ query }, context) => {
  const own = search(null, query, context).then(async ({ entries, next }) => ({
    entries: await markSupers(entries),
    next,
  }));
  const parts = await context.everyCell(own);
  const { entries, next } = mergePages(
    parts.map(({ cell, reply }) => ({
      entries: reply.entries.map((entry): AuditEntry => ({ ...entry, cell })),
      next: reply.next,
    })),
  );
  if (parts.length === 1) return { entries, next };
  return { entries: await nameUniversities(await nameSupers(entries), context.everyCell), next };
};
