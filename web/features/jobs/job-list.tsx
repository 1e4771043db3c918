import { useState } from 'react';
import { fewestCompared, mostCompared } from '#shared/matching/compared-jobs.ts';
import { passesFilters } from '#shared/matching/job-filters.ts';
import { seenCount } from '#shared/matching/seen-place.ts';
import type { CalculatedJob, CalculatedJobs } from '#shared/schemas/portfolio.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { NoJobs } from './job-filters.tsx';
import { JobRows } from './job-rows.tsx';
import type { JobTools } from './job-tools.ts';
import { type JobRow, numbersOf, rowOf, turnOf } from './list-order.ts';
import { countId, headingIdOf } from './use-focus-next.ts';
import type { ChosenFilters } from './use-job-filters.ts';
import { useListMarks } from './use-list-marks.ts';
import type { Marks } from './use-marks.ts';
import { useReactions } from './use-reactions.ts';

const KeptBar = onDemand(async () => (await import('./kept-bar.tsx')).KeptBar);
const UnlistedMarks = onDemand(async () => (await import('./unlisted-marks.tsx')).UnlistedMarks);

const pageSize = 12;

/** Filters leave rows out without changing their numbers; kept and hidden jobs stand unfolded. */
const shownRows = (
  rows: readonly JobRow[],
  jobs: readonly CalculatedJob[],
  { filters, view }: ChosenFilters,
  marks: Marks,
): JobRow[] => {
  if (view !== 'all')
    return jobs.filter((job) => marks[view].includes(job.Job.id) && passesFilters(filters, job)).map(rowOf);
  return rows.flatMap((row) => {
    const [job, ...kin] = [row.job, ...row.kin].filter((one) => passesFilters(filters, one));
    return job ? { ...row, job, kin } : [];
  });
};

/** Counts what `shownRows` shows, before the list follows the last mark. */
export const countLeft = (all: readonly CalculatedJob[], { filters, view }: ChosenFilters, marks: Marks): number => {
  const jobs = all.filter((job) => passesFilters(filters, job));
  return view === 'all'
    ? seenCount({ jobs, hidden: marks.hidden })
    : jobs.filter(({ Job }) => marks[view].includes(Job.id)).length;
};

const Followed = ({ rose, onUndo }: { rose: number; onUndo: () => void }) => {
  const { t } = useTranslation('jobs');
  return (
    <>
      <span>{t('followed.rose', { count: rose })}</span>
      <Button look="quiet" aria-label={t('followed.undoOf')} onClick={onUndo}>
        {t('followed.undo')}
      </Button>
    </>
  );
};

type JobListProps = Pick<JobTools, 'skillNames' | 'coursesPathOf' | 'jobPathOf'> & {
  marks: Marks;
  found: CalculatedJobs;
  chosen: ChosenFilters;
  onNeedMore: () => void;
  comparePathOf: (jobIds: readonly string[]) => string;
};

/** Render it with a `key` per ranking: rows that the user touched keep their places. */
export const JobList = (props: JobListProps) => {
  const { marks, found, chosen, onNeedMore, comparePathOf, ...shownWith } = props;
  const { t } = useTranslation('jobs');
  const { view } = chosen;
  const { calculatedJobs: jobs, commonSkills } = found;
  const [count, setCount] = useState(pageSize);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const reactions = useReactions(jobs, marks);
  const { focusNext, leavingMarks, marksOf, restore } = useListMarks(marks, reactions, view);

  const isWhole = jobs.length >= found.count;
  const rows = shownRows(reactions.rows, jobs, chosen, marks);
  const shown = rows.slice(0, count);
  const order = rows.map(({ job }) => job.Job.id);
  const isNone = rows.length === 0 && isWhole;
  const ticked = view === 'kept' && marks.kept.length > mostCompared ? picked : undefined;

  const tools: JobTools = {
    ...shownWith,
    marks: marksOf(order),
    commonIds: new Set(commonSkills.map(({ SkillId }) => SkillId)),
    comparing: ticked && { ticked, setTicked: setPicked },
  };
  const handleMore = () => {
    const first = order[count];
    if (first) focusNext(headingIdOf(first));
    if (!isWhole && count + 2 * pageSize > order.length) onNeedMore();
    setCount(count + pageSize);
  };
  const showFrom = (change: () => void) => {
    focusNext(countId);
    change();
  };
  const { undo } = reactions;
  const handleUndo = () => showFrom(() => undo?.());

  return (
    <>
      <div className={reactions.hasFollowed ? 'followed' : undefined} role="status">
        {reactions.hasFollowed && (
          <Followed rose={shown.filter(({ key }) => reactions.rises.has(key)).length} onUndo={handleUndo} />
        )}
      </div>
      {!isNone && tools.coursesPathOf && <p className="hint-line">{t('clickHint')}</p>}
      <JobRows
        rows={shown}
        tools={tools}
        numbers={numbersOf(reactions.rows)}
        rises={reactions.rises}
        turn={view === 'all' ? turnOf(rows, reactions.held) : undefined}
        onRestore={restore}
      />
      {isNone && <NoJobs view={view} onReset={() => showFrom(chosen.reset)} />}
      <div className="list-foot">
        {count < order.length && (
          <Button onClick={handleMore}>{t('more', { count: Math.min(pageSize, order.length - count) })}</Button>
        )}
        {view === 'all' && marks.hidden.length > 0 && (
          <Button look="quiet" onClick={() => showFrom(() => chosen.setView('hidden'))}>
            {t('aside.all', { count: marks.hidden.length })}
          </Button>
        )}
      </div>
      {view !== 'all' && isWhole && <UnlistedMarks {...{ view, marks, leavingMarks }} listed={jobs} />}
      {marks.kept.length >= fewestCompared && (
        <KeptBar
          kept={marks.kept}
          listed={jobs}
          jobPathOf={tools.jobPathOf}
          comparePathOf={comparePathOf}
          ticked={ticked}
          onPick={() => showFrom(() => chosen.setView('kept'))}
        />
      )}
    </>
  );
};
