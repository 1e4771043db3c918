import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { AuditEntry, auditPage } from '#shared/schemas/audit.ts';
import { api } from '#web/lib/calls/api.ts';
import { queryClient } from '#web/lib/calls/query-client.ts';
import type { AuditQuery } from './use-audit-filters.ts';

/** Reads on until something is found: what is rare may not be among the first entries that were looked through. */
const pageAfter = async (
  universityId: string | null,
  query: AuditQuery,
  after: string | undefined,
): Promise<z.output<typeof auditPage>> => {
  const asked = { query: { ...query, after } };
  const page = await (universityId === null
    ? api.audit.listOfAll(asked)
    : api.audit.listOfUniversity({ params: { universityId }, ...asked }));
  return page.entries.length === 0 && page.next ? pageAfter(universityId, query, page.next) : page;
};

/** What was done in a university, or in all where none is named: the latest first, and the way to more. */
export const useAudit = (universityId: string | null, query: AuditQuery) =>
  useInfiniteQuery(
    {
      queryKey: ['audit', universityId, query],
      queryFn: ({ pageParam }) => pageAfter(universityId, query, pageParam || undefined),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      enabled: universityId !== '',
      select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    },
    queryClient,
  );

/** All of it, to its end. */
export const wholeAudit = async (universityId: string | null, query: AuditQuery): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  let after: string | undefined;
  do {
    const page = await pageAfter(universityId, query, after);
    entries.push(...page.entries);
    after = page.next;
  } while (after);
  return entries;
};
