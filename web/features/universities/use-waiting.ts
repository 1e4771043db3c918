import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedUniversity } from '#shared/schemas/university.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

/** Which universities a list may show: all, or those in which something waits. */
export const shows = ['all', 'pending', 'withoutAdministrator'] as const;
type Show = (typeof shows)[number];

const isShow = (text: string | null): text is Show => shows.some((show) => show === text);

/** Which of all universities are shown, kept in the address as `show`; what waits in them is only asked for where it is needed. */
export const useWaiting = (all: readonly ListedUniversity[] | undefined) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('show');
  const show = isShow(asked) ? asked : 'all';
  const query = useCall(api.users.countsOfAll, [], { isEnabled: show !== 'all' });
  const counts = query.data;
  const waiting = useMemo(() => new Map(counts?.waiting.map((one) => [one.universityId, one])), [counts]);
  /** Undefined while it is not known. */
  const rows = useMemo(() => {
    if (show === 'all' || !all) return all;
    const isShown = ({ id }: ListedUniversity): boolean => {
      const { pendingUsers = 0, administrators = 1 } = waiting.get(id) ?? {};
      return show === 'pending' ? pendingUsers > 0 : administrators === 0;
    };
    return counts && all.filter(isShown);
  }, [show, all, counts, waiting]);

  return {
    show,
    query,
    rows,
    choose: (next: string) =>
      setParams(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true }),
    /** How many wait there. */
    pendingIn: (id: string): number => waiting.get(id)?.pendingUsers ?? 0,
  };
};
