import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useCall } from '#web/lib/use-call.ts';
import { useEntryWords } from './entry-words.ts';

const listOf: Readonly<Record<string, string>> = { j: 'jobs', a: 'activities', s: 'skills' };

/** The entries that a finding is about, as ways to their pages; a research domain, a value or a competency has none. */
export const FindingEntries = ({ ids }: { ids: readonly string[] }) => {
  const { nameOf } = useEntryWords();
  const jobs = useCall(api.catalogue.listJobs, []).data?.jobs ?? [];
  const activities = useCall(api.catalogue.listActivities, []).data?.activities ?? [];
  const skills = useCall(api.catalogue.listSkills, []).data?.skills ?? [];
  const names = new Map([...jobs, ...activities, ...skills].map((entry) => [entry.id, nameOf(entry)]));
  const known = ids.flatMap((id) => {
    const list = listOf[id.charAt(0)];
    return list ? [{ id, path: `/super-admin/${list}/${id}` }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className="finding-entries">
      {known.map(({ id, path }) => (
        <li key={id}>
          <Link to={path}>{names.get(id) ?? id}</Link>
        </li>
      ))}
    </ul>
  );
};
