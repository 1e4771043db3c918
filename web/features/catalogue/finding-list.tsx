import type { ComponentType } from 'react';
import type { Reply } from '#shared/contract.ts';
import type { contracts } from '#shared/contracts/index.ts';

export type Finding = Reply<typeof contracts.catalogue.listFindings>['findings'][number];

type FindingListProps = { findings: readonly Finding[]; show: ComponentType<Finding['entries'][number]> };

export const FindingList = ({ findings, show: Entry }: FindingListProps) => (
  <ul className="remarks">
    {findings.map(({ code, entries, msg }) => (
      <li key={code + entries.map(({ id }) => id).join()}>
        <p>{msg}</p>
        <ul className="finding-entries">
          {entries.map(({ id, name }) => (
            <li key={id}>
              <Entry id={id} name={name} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
