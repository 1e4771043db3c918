import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useEntryWords } from './entry-words.ts';

/** How every job, activity and skill is called, by its id; undefined while that is being read. What could not be read is left out. */
export const useEntryNames = (): ReadonlyMap<string, string> | undefined => {
  const { nameOf } = useEntryWords();
  const jobs = useCall(api.catalogue.listJobs, []);
  const activities = useCall(api.catalogue.listActivities, []);
  const skills = useCall(api.catalogue.listSkills, []);
  if ([jobs, activities, skills].some(({ isPending }) => isPending)) return undefined;
  const entries = [...(jobs.data?.jobs ?? []), ...(activities.data?.activities ?? []), ...(skills.data?.skills ?? [])];
  return new Map(entries.map((entry) => [entry.id, nameOf(entry)]));
};
