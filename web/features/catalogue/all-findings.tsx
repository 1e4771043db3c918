import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/use-call.ts';
import { FindingEntries } from './finding-entries.tsx';

/** All that the check finds about the catalogue, with the ways to what each is about. */
export const AllFindings = () => {
  const { t } = useTranslation('catalogues');
  const findings = useCall(api.catalogue.listFindings, []);
  return (
    <Loaded
      query={findings}
      loadingLabel={t('findings.checking')}
      skeleton={<div className="sheet pad findings-skeleton" />}
    >
      {({ findings: all }) => (
        <div className="sheet pad stack">
          <p>
            <b>{all.length === 0 ? t('findings.none') : t('findings.count', { count: all.length })}</b>
          </p>
          <ul className="remarks">
            {all.map(({ code, ids, msg }) => (
              <li key={code + msg}>
                <p>{msg}</p>
                <FindingEntries ids={ids} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
};
