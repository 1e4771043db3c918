import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EmployerKind, employerKinds } from '#shared/lists.ts';
import type { JobFilters } from '#shared/matching/job-filters.ts';

export const jobViews = ['all', 'kept', 'hidden'] as const;
export type JobView = (typeof jobViews)[number];

type Switch = 'direct' | 'elsewhere' | 'reactions';
type Name = 'employer' | 'show' | Switch;

/** The word in the address of a switch that is not as usual. */
const switched = { direct: 'yes', elsewhere: 'yes', reactions: 'off' } as const;

/** A press takes effect at once, before the router has updated the URL. */
const usePressedParams = () => {
  const [settled, setParams] = useSearchParams();
  const [pressed, setPressed] = useState<URLSearchParams>();
  const isSettled = pressed?.toString() === settled.toString();
  useEffect(() => {
    if (isSettled) setPressed(undefined);
  }, [isSettled]);

  const params = pressed ?? settled;
  const change = (changes: Partial<Record<Name, string>>) => {
    const after = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    setPressed(after);
    setParams(after, { replace: true, preventScrollReset: true });
  };
  return { said: (name: Name) => params.get(name) ?? '', change };
};

export const useJobFilters = () => {
  const { said, change } = usePressedParams();
  const asked = said('employer').split(',');
  const employers = employerKinds.filter((kind) => asked.includes(kind));
  const isSet = (name: Switch) => said(name) === switched[name];
  const filters: JobFilters = { employers, isDirect: isSet('direct'), isElsewhere: isSet('elsewhere') };
  return {
    filters,
    view: jobViews.find((one) => one === said('show')) ?? 'all',
    isNarrowed: employers.length > 0 || filters.isDirect || filters.isElsewhere,
    /** False shows the order without kept and set-aside jobs. */
    isReranked: !isSet('reactions'),
    toggleEmployer: (kind: EmployerKind) =>
      change({ employer: employerKinds.filter((one) => employers.includes(one) !== (one === kind)).join(',') }),
    set: (switches: Partial<Record<Switch, boolean>>) =>
      change(
        Object.fromEntries(
          Object.entries(switches).map(([name, isOn]) => [name, isOn ? switched[name as Switch] : '']),
        ),
      ),
    setView: (view: JobView) => change({ show: view === 'all' ? '' : view }),
    reset: () => change({ employer: '', direct: '', elsewhere: '', reactions: '', show: '' }),
  };
};
export type ChosenFilters = ReturnType<typeof useJobFilters>;
