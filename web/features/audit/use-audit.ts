import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { AuditEntry, auditPage } from '#shared/schemas/audit.ts';
import { api } from '#web/lib/calls/api.ts';
import { queryClient } from '#web/lib/calls/query-client.ts';
import type { AuditQuery } from './audit-filters.tsx';

/** The API filters within a page, so a page can be empty before the end. */
const pageAfter = async (
  universityId: string | null,
  query: AuditQuery,
  after: string | undefined,
): Promise<z.output<typeof auditPage>> => {
  const input = { query: { ...query, after } };
  const page = await (universityId === null
    ? api.audit.listOfAll(input)
    : api.audit.listOfUniversity({ params: { universityId }, ...input }));
  return page.entries.length === 0 && page.next ? pageAfter(universityId, query, page.next) : page;
};

/** Null reads all universities, an empty id reads nothing. Latest first. */
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
