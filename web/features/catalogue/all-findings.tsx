import { Link } from 'react-router-dom';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useEntryWords } from './entry-words.ts';

/** Undefined while loading. Lists that failed to load are left out. */
const useEntryNames = (): ReadonlyMap<string, string> | undefined => {
  const { nameOf } = useEntryWords();
  const jobs = useCall(api.catalogue.listJobs, []);
  const activities = useCall(api.catalogue.listActivities, []);
  const skills = useCall(api.catalogue.listSkills, []);
  if ([jobs, activities, skills].some(({ isPending }) => isPending)) return undefined;
  const entries = [...(jobs.data?.jobs ?? []), ...(activities.data?.activities ?? []), ...(skills.data?.skills ?? [])];
  return new Map(entries.map((entry) => [entry.id, nameOf(entry)]));
};

const listOf: Readonly<Record<string, string>> = { j: 'jobs', a: 'activities', s: 'skills', c: 'cases' };

type FindingEntriesProps = { ids: readonly string[]; names: ReadonlyMap<string, string> };

/** Research domains, values and competencies have no page to link to. */
const FindingEntries = ({ ids, names }: FindingEntriesProps) => {
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

export const AllFindings = () => {
  const { t } = useTranslation('catalogues');
  const findings = useCall(api.catalogue.listFindings, []);
  const names = useEntryNames();
  // Waits for the names: replacing ids by longer names would shift the layout.
  const data = findings.data && names && { ...findings.data, names };
  return (
    <Loaded
      query={{ ...findings, data }}
      loadingLabel={t('findings.checking')}
      skeleton={<div className="sheet pad findings-sheet findings-skeleton" />}
    >
      {({ findings: all, names }) => (
        <div className="sheet pad stack findings-sheet">
          <p>
            <b>{all.length === 0 ? t('findings.none') : t('findings.count', { count: all.length })}</b>
          </p>
          <ul className="remarks">
            {all.map(({ code, ids, msg }) => (
              <li key={code + msg}>
                <p>{msg}</p>
                <FindingEntries ids={ids} names={names} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
};
