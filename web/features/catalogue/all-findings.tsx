import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Reply } from '#shared/contract.ts';
import type { contracts } from '#shared/contracts/index.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

type Findings = Reply<typeof contracts.catalogue.listFindings>['findings'];
type Entry = { id: string; name: string };

export const FindingList = ({
  findings,
  show: Shown,
}: {
  findings: Readonly<Findings>;
  show: ComponentType<Entry>;
}) => (
  <ul className="remarks">
    {findings.map(({ code, ids, names, msg }) => (
      <li key={code + ids.join()}>
        <p>{msg}</p>
        <ul className="finding-entries">
          {ids.map((id, index) => (
            <li key={id}>
              <Shown id={id} name={names[index] ?? id} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

const listOf: Readonly<Record<string, string>> = { j: 'jobs', a: 'activities', s: 'skills', c: 'cases' };

/** Research domains, values and competencies have no page to link to. */
const EntryLink = ({ id, name }: Entry) => {
  const list = listOf[id.charAt(0)];
  return list ? <Link to={`/super-admin/${list}/${id}`}>{name}</Link> : name;
};

export const AllFindings = () => {
  const { t } = useTranslation('catalogues');
  return (
    <Loaded
      query={useCall(api.catalogue.listFindings, [])}
      loadingLabel={t('findings.checking')}
      skeleton={<div className="sheet pad findings-sheet findings-skeleton" />}
    >
      {({ findings }) => (
        <div className="sheet pad stack findings-sheet">
          <p>
            <b>{findings.length === 0 ? t('findings.none') : t('findings.count', { count: findings.length })}</b>
          </p>
          <FindingList findings={findings} show={EntryLink} />
        </div>
      )}
    </Loaded>
  );
};
