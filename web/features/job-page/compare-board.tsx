import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '#shared/domain/localized.ts';
import { seenCount, seenPlace } from '#shared/matching/seen-place.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import type { JobMarks } from '#web/blocks/mark-buttons.tsx';
import type { JobPaths } from '#web/lib/address/job-paths.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cell, CompareColumn, columnIdOf } from './compare-column.tsx';
import { useCompareRows } from './compare-rows.tsx';
import { usePartWords } from './part-words.ts';
import { planPath } from './plan-step.tsx';
import type { Explained } from './use-explained-jobs.ts';
import { usePlanned } from './use-plan.ts';

/** Columns beside each other do not move up or down. */
const showColumn = (jobId: string) => (event: MouseEvent) => {
  event.preventDefault();
  const column = document.getElementById(columnIdOf(jobId));
  column?.scrollIntoView({ block: 'nearest', inline: 'start' });
  column?.focus({ preventScroll: true });
};

type CompareBoardProps = Explained & {
  portfolio: Portfolio;
  marks: JobMarks;
  paths: JobPaths;
};

export const CompareBoard = (props: CompareBoardProps) => {
  const { explanations, list, names, jobNames, portfolio, marks, paths, courses } = props;
  const { t } = useTranslation('compare');
  const language = currentLanguage();
  const words = usePartWords(names, jobNames, marks.hidden);
  const rows = useCompareRows({ words, wishes: portfolio.wishes, names, courses, paths });
  const isPlanned = usePlanned('proProjectElements');
  const seen = { jobs: list, hidden: marks.hidden };
  const count = seenCount(seen);
  const columns = explanations.map((job) => {
    const { id } = job.Job;
    const { name } = localized(job.Job, language);
    const target = t('target', { job: name });
    const place = { number: seenPlace(seen, id) ?? job.rank, count };
    return { job, id, name, target, place, isChosen: isPlanned(target) };
  });
  const chosen = columns.flatMap(({ isChosen, name }) => (isChosen ? name : []));

  return (
    <>
      <div className="compared-board">
        <nav className="compared-names" aria-label={t('names')}>
          {columns.map(({ id, name }) => (
            <a key={id} href={`#${columnIdOf(id)}`} onClick={showColumn(id)}>
              {name}
            </a>
          ))}
        </nav>
        <div className="compared">
          <div className="labels" aria-hidden="true">
            <div className="cell name" />
            {rows.map(({ id, name }) => (
              <div key={id} className="cell">
                {name}
              </div>
            ))}
            <div className="cell decide">{t('row.decide')}</div>
          </div>
          {columns.map(({ job, id, name, target, place, isChosen }) => (
            <CompareColumn key={id} jobId={id} path={paths.job(id)} {...{ name, target, place, isChosen, marks }}>
              {rows.map((row) => (
                <Cell key={row.id} name={row.name}>
                  {row.cell(job)}
                </Cell>
              ))}
            </CompareColumn>
          ))}
        </div>
      </div>
      <div className="row between after-compared">
        <div className="small muted">
          <p role="status">
            {chosen.length === 0
              ? t('undecided')
              : t('chosen', { count: chosen.length, jobs: new Intl.ListFormat(language).format(chosen) })}
          </p>
          <Link to={paths.list}>{t('choose')}</Link>
        </div>
        <Link className={buttonClass({ look: 'primary' })} to={planPath}>
          {t('write')}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </>
  );
};
