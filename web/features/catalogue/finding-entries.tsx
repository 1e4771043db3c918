import { Link } from 'react-router-dom';

const listOf: Readonly<Record<string, string>> = { j: 'jobs', a: 'activities', s: 'skills' };

type FindingEntriesProps = { ids: readonly string[]; names: ReadonlyMap<string, string> };

/** The entries that a finding is about, as ways to their pages; a research domain, a value or a competency has none. */
export const FindingEntries = ({ ids, names }: FindingEntriesProps) => {
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
