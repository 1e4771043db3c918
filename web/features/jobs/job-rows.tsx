import { Fragment, useRef } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { rowReasons } from '#shared/matching/row-reasons.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AsideLine } from './job-marks.tsx';
import { JobRow } from './job-row.tsx';
import type { JobTools } from './job-tools.ts';
import type { JobRow as Row } from './list-order.ts';
import { useReasonWords } from './reason-words.ts';
import { useGlide } from './use-glide.ts';

const FoldedJobs = ({ kin, number, tools }: { kin: readonly CalculatedJob[]; number: number; tools: JobTools }) => {
  const { t } = useTranslation('jobs');
  if (kin.length === 0) return null;
  return (
    <details className="kin">
      <summary>
        <span>{t('family.others', { count: kin.length })}</span>
        <Icon name="chevron-down" className="chev" />
      </summary>
      <ul className="ranks">
        {kin.map((job) => (
          <JobRow key={job.Job.id} job={job} tools={tools} number={number} isFolded />
        ))}
      </ul>
    </details>
  );
};

type JobRowsProps = {
  rows: readonly Row[];
  tools: JobTools;
  /** Keys are ids of jobs; a job without a number has no place in the list. */
  numbers: ReadonlyMap<string, number>;
  /** Keys are those of the rows. */
  rises: ReadonlyMap<string, number>;
  /** Key of the row from which on the order says little. */
  turn: string | undefined;
  onRestore: (jobId: string) => void;
};

export const JobRows = ({ rows, tools, numbers, rises, turn, onRestore }: JobRowsProps) => {
  const { t } = useTranslation('jobs');
  const list = useRef<HTMLOListElement>(null);
  useGlide(list, rows.map(({ key }) => key).join());
  const phrasesOf = useReasonWords(tools.skillNames);
  const reasons = rowReasons(rows.map(({ job }) => job));
  const turnAt = rows.findIndex(({ key }) => key === turn);
  return (
    <ol className="ranks" ref={list}>
      {rows.map(({ key, job, kin, isAside }, place) => {
        const { id } = job.Job;
        const number = numbers.get(id);
        if (isAside) {
          const { name } = localized(job.Job, currentLanguage());
          return <AsideLine key={key} jobId={id} name={name} onUndo={() => onRestore(id)} />;
        }
        return (
          <Fragment key={key}>
            {place === turnAt && <li className="turn">{t('turn')}</li>}
            <JobRow
              job={job}
              rowKey={key}
              tools={tools}
              number={number}
              rise={rises.get(key)}
              reasons={phrasesOf(reasons[place]?.closer ?? [])}
              isClose={turnAt >= 0 && place >= turnAt}
            >
              <FoldedJobs kin={kin} number={number ?? 0} tools={tools} />
            </JobRow>
          </Fragment>
        );
      })}
    </ol>
  );
};
