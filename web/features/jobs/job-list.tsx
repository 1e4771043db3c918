import { useState } from 'react';
import { firstEntries, groupedJobs } from '#shared/matching/grouped-jobs.ts';
import { passesFilters } from '#shared/matching/job-filters.ts';
import type { CalculatedJob, CalculatedJobs } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CompareBar, CompareKept, mostCompared } from './compare-links.tsx';
import { JobCount, JobFilterFields, NoJobs } from './job-filters.tsx';
import { JobGroup } from './job-group.tsx';
import { headingIdOf } from './job-item.tsx';
import type { JobTools } from './job-tools.ts';
import { BadgeKey } from './skill-badge.tsx';
import { CommonSkills } from './skill-badges.tsx';
import { UnlistedMarks } from './unlisted-marks.tsx';
import type { ChosenFilters } from './use-job-filters.ts';
import { countId, useListMarks } from './use-list-marks.ts';
import { type Marks, useMarks } from './use-marks.ts';

const pageSize = 12;
const idOf = ({ Job }: CalculatedJob): string => Job.id;

/** A job that was just hidden keeps its place in the "all" view. */
const selectJobs = (
  { calculatedJobs }: CalculatedJobs,
  { filters, view }: ChosenFilters,
  marks: Marks,
  isJustHidden: (jobId: string) => boolean,
) => {
  const isHidden = (job: CalculatedJob) => marks.hidden.includes(idOf(job));
  const isKept = (job: CalculatedJob) => marks.kept.includes(idOf(job));
  const isInView = { all: (job: CalculatedJob) => !isHidden(job), kept: isKept, hidden: isHidden }[view];
  const isLeft = (job: CalculatedJob) => passesFilters(filters, job) && isInView(job);
  const groups = groupedJobs(
    calculatedJobs,
    (job) => isLeft(job) || (view === 'all' && passesFilters(filters, job) && isJustHidden(idOf(job))),
    // Only the "all" view groups by family; hidden jobs never start a group.
    (job) => (view === 'all' && !isHidden(job) ? job.Job.family : ''),
  );
  return {
    groups,
    order: groups.flatMap(({ entries }) => entries.map(({ job }) => idOf(job))),
    left: calculatedJobs.filter(isLeft).length,
  };
};

type JobListProps = Pick<JobTools, 'skillNames' | 'coursesPathOf' | 'explain'> & {
  portfolio: Portfolio;
  found: CalculatedJobs;
  chosen: ChosenFilters;
  onNeedMore: () => void;
  comparePathOf: (jobIds: readonly string[]) => string;
};

export const JobList = ({ portfolio, found, chosen, onNeedMore, comparePathOf, ...shownWith }: JobListProps) => {
  const { t } = useTranslation('jobs');
  const { view } = chosen;
  const [count, setCount] = useState(pageSize);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const marks = useMarks(portfolio);
  const { isJustHidden, marksIn, restore, focusNext } = useListMarks(marks, view);

  const { commonSkills } = found;
  const isWhole = found.calculatedJobs.length >= found.count;
  const { groups, order, left } = selectJobs(found, chosen, marks, isJustHidden);
  const isNone = order.length === 0 && isWhole;

  const isTicking = view === 'kept' && marks.kept.length > mostCompared;
  const handlePick = () => {
    focusNext(countId);
    chosen.setView('kept');
  };
  const compareKept = { kept: marks.kept, comparePathOf, onPick: handlePick };
  const tools: JobTools = {
    ...shownWith,
    marks: marksIn(order, view === 'all'),
    commonIds: new Set(commonSkills.map(({ SkillId }) => SkillId)),
    comparing: isTicking ? { chosen: ticked, setChosen: setTicked } : undefined,
    compareKept: isTicking ? undefined : <CompareKept {...compareKept} isBeside />,
  };
  const handleMore = () => {
    const first = order[count];
    if (first) focusNext(headingIdOf(first));
    if (!isWhole && count + 2 * pageSize > order.length) onNeedMore();
    setCount(count + pageSize);
  };
  const handleReset = () => {
    focusNext(countId);
    chosen.reset();
  };

  return (
    <div className="job-list">
      <JobFilterFields chosen={chosen} marks={marks} />
      <div className="toolbar">
        <JobCount {...{ portfolio, chosen, marks, isWhole }} left={left} total={found.count} />
        {isTicking ? <CompareBar {...{ kept: marks.kept, ticked, comparePathOf }} /> : <CompareKept {...compareKept} />}
      </div>
      {view === 'all' && <CommonSkills skills={commonSkills} tools={tools} />}
      {!isNone && (
        <div className="badge-hints">
          <BadgeKey />
          {tools.coursesPathOf && <p className="hint">{t('clickHint')}</p>}
        </div>
      )}
      {firstEntries(groups, count).map((group) => (
        <JobGroup
          key={group.certainty}
          group={group}
          tools={tools}
          isJustHidden={(id) => view === 'all' && isJustHidden(id)}
          onRestore={restore}
        />
      ))}
      {isNone && <NoJobs view={view} onReset={handleReset} />}
      {count < order.length && (
        <Button icon="plus" block onClick={handleMore}>
          {t('more')}
        </Button>
      )}
      {view !== 'all' && isWhole && <UnlistedMarks {...{ view, marks, marksIn }} listed={found.calculatedJobs} />}
    </div>
  );
};
