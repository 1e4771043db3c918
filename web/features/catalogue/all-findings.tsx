import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { FindingEntries } from './finding-entries.tsx';
import { useEntryNames } from './use-entry-names.ts';

/** All that the check finds about the catalogue, with the ways to what each is about. */
export const AllFindings = () => {
  const { t } = useTranslation('catalogues');
  const findings = useCall(api.catalogue.listFindings, []);
  const names = useEntryNames();
  // All at once: a name is longer than the id in whose place it would come.
  const data = findings.data && names && { ...findings.data, names };
  return (
    <Loaded
      query={{ ...findings, data }}
      loadingLabel={t('findings.checking')}
      skeleton={<div className="sheet pad findings-skeleton" />}
    >
      {({ findings: all, names }) => (
        <div className="sheet pad stack">
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
