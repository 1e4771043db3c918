import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '#shared/domain/localized.ts';
import { comparedSkills, fewestCompared } from '#shared/matching/compared-jobs.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCompareParts } from './compare-rows.tsx';
import type { Names } from './use-names.ts';

type CompareTableProps = {
  jobs: readonly JobExplanation[];
  names: Names;
  portfolio: Portfolio;
  pathOf: (jobIds: readonly string[]) => string;
  /** Moves the focus, because the link that had it has been removed. */
  onRemove: () => void;
};

export const CompareTable = ({ jobs, names, portfolio, pathOf, onRemove }: CompareTableProps) => {
  const { t } = useTranslation('compare');
  const parts = useCompareParts(comparedSkills(jobs), names, portfolio);
  const columns = jobs.map((job) => ({ job, id: job.Job.id, name: localized(job.Job, currentLanguage()).name }));
  return (
    <div className="sheet">
      <table className="compared">
        <caption className="sr">{t('caption', { count: jobs.length })}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                <span className="job-name">{name}</span>
                {jobs.length > fewestCompared && (
                  <Link
                    className={buttonClass({ look: 'quiet' })}
                    to={pathOf(columns.flatMap((column) => (column.id === id ? [] : column.id)))}
                    preventScrollReset
                    onClick={onRemove}
                  >
                    <Icon name="x" />
                    {t('remove')}
                    <span className="sr"> {t('removeOf', { job: name })}</span>
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Fragment key={part.id}>
              <tr className="part">
                <th scope="colgroup" colSpan={jobs.length + 1}>
                  {t(`part.${part.id}`)}
                </th>
              </tr>
              {part.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.name}</th>
                  {columns.map(({ job, id, name }) => (
                    <td key={id}>
                      <span className="who" aria-hidden="true">
                        {name}
                      </span>
                      {row.cell(job)}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
};
