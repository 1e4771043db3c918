import * as z from 'zod/mini';
import { auditQuery } from '#shared/schemas/audit.ts';
import { day } from '#shared/schemas/fields.ts';
import { useChosenParam } from '#web/lib/address/use-chosen-param.ts';
import { useTypedParam } from '#web/lib/address/use-typed-param.ts';

/** What the API is asked for. */
export type AuditQuery = z.output<typeof auditQuery>;

/** The moment at which a day begins where the reader is, or so many days after it; undefined for what is no day. */
const startOf = (typed: string, after = 0): string | undefined => {
  if (!z.safeParse(day, typed).success) return undefined;
  const date = new Date(`${typed}T00:00`);
  date.setDate(date.getDate() + after);
  return date.toISOString();
};

/** By what one looks for acts, kept in the address. */
export const useAuditFilters = () => {
  const text = useTypedParam('search');
  const [kind, chooseKind] = useChosenParam('kind');
  const [from, chooseFrom] = useChosenParam('from');
  const [until, chooseUntil] = useChosenParam('until');
  const [universityId, chooseUniversity] = useChosenParam('university');
  const query: AuditQuery = {
    search: text.settled.slice(0, 200) || undefined,
    kind: z.safeParse(auditQuery.shape.kind, kind).data,
    from: startOf(from),
    until: startOf(until, 1),
  };
  return {
    query,
    isFiltered: universityId !== '' || Object.values(query).some((value) => value !== undefined),
    text,
    kind: { value: query.kind ?? '', choose: chooseKind },
    from: { value: from, choose: chooseFrom },
    until: { value: until, choose: chooseUntil },
    university: { value: universityId, choose: chooseUniversity },
    reset: text.reset,
  };
};
export type AuditFilters = ReturnType<typeof useAuditFilters>;
