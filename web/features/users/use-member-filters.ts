import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Member } from '#shared/schemas/user.ts';
import { chosenCount, facets, filtersFrom, type MemberFilters } from './member-filters.ts';

/** Stored in the address; its other parameters stay. */
export const useMemberFilters = () => {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersFrom(params), [params]);
  const set = (changes: Partial<MemberFilters>) => {
    const next = { ...filters, ...changes };
    const address = new URLSearchParams(params);
    for (const name of ['show', ...facets] as const) {
      if (next[name] === '' || next[name] === 'all') address.delete(name);
      else address.set(name, next[name]);
    }
    setParams(address, { replace: true, preventScrollReset: true });
  };
  return {
    filters,
    count: chosenCount(filters),
    set,
    clear: () => set({ show: 'all', school: '', year: '', domain: '', end: '' }),
  };
};
export type ChosenMemberFilters = ReturnType<typeof useMemberFilters>;
export type FilterPanelProps = { users: readonly Member[]; chosen: ChosenMemberFilters };
