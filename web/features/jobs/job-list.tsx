import { useState } from 'react';
import { firstEntries, groupedJobs } from '#shared/matching/grouped-jobs.ts';
import { passes } from '#shared/matching/job-filters.ts';
import type { CalculatedJob, CalculatedJobs, Portfolio } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CompareBar, CompareWay, mostCompared } from './compare-way.tsx';
import { JobCount, JobFilterFields, NoJobs } from './job-filters.tsx';
import { Elsewhere, JobGroup } from './job-group.tsx';
import { headingIdOf } from './job-item.tsx';
import type { JobTools } from './job-tools.ts';
import { MarkedAway } from './marked-away.tsx';
import { BadgeKey } from './skill-badge.tsx';
import { CommonSkills } from './skill-badges.tsx';
import type { ChosenFilters } from './use-job-filters.ts';
import { countId, useListMarks } from './use-list-marks.ts';
import { useMarks } from './use-marks.ts';

const step = 12;
const idOf = ({ Job }: CalculatedJob): string => Job.id;

type JobListProps = Pick<JobTools, 'skillNames' | 'coursesPathOf' | 'explain'> & {
  portfolio: Portfolio;
  found: CalculatedJobs;
  chosen: ChosenFilters;
  /** Reads the jobs after the first ones, too. */
  onNeedMore: () => void;
  comparePathOf: (jobIds: readonly string[]) => string;
};

/** The jobs from the closest on, in groups of certainty, twelve entries at a time; what all of them ask for is said before. */
export const JobList = ({ portfolio, found, chosen, onNeedMore, comparePathOf, ...shownWith }: JobListProps) => {
  const { t } = useTranslation('jobs');
  const { filters, view } = chosen;
  const [count, setCount] = useState(step);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const marks = useMarks(portfolio);
  const { isSetAside, marksIn, restore, focusNext } = useListMarks(marks, view);

  const { calculatedJobs, elsewhere, commonSkills } = found;
  const isWhole = calculatedJobs.length >= found.count;
  const isHidden = (job: CalculatedJob) => marks.hidden.includes(idOf(job));
  const isKept = (job: CalculatedJob) => marks.kept.includes(idOf(job));
  const isInView = { all: (job: CalculatedJob) => !isHidden(job), kept: isKept, hidden: isHidden }[view];
  const isLeft = (job: CalculatedJob) => passes(filters, job) && isInView(job);
  const groups = groupedJobs(
    calculatedJobs,
    (job) => isLeft(job) || (view === 'all' && passes(filters, job) && isSetAside(idOf(job))),
    // What one looks for by its mark is not folded away, and what was set aside folds nothing.
    (job) => (view === 'all' && !isHidden(job) ? job.Job.family : ''),
  );
  const order = groups.flatMap(({ entries }) => entries.map(({ job }) => idOf(job)));
  const isNone = order.length === 0 && isWhole;
  const others = view === 'all' ? elsewhere.filter(isLeft) : [];

  const isTicking = view === 'kept' && marks.kept.length > mostCompared;
  const handlePick = () => {
    focusNext(countId);
    chosen.setView('kept');
  };
  const compareWay = { kept: marks.kept, comparePathOf, onPick: handlePick };
  const tools: JobTools = {
    ...shownWith,
    marks: marksIn(order, view === 'all'),
    commonIds: new Set(commonSkills.map(({ SkillId }) => SkillId)),
    comparing: isTicking ? { chosen: ticked, setChosen: setTicked } : undefined,
    compareWay: isTicking ? undefined : <CompareWay {...compareWay} isBeside />,
  };
  const handleMore = () => {
    const first = order[count];
    if (first) focusNext(headingIdOf(first));
    if (!isWhole && count + 2 * step > order.length) onNeedMore();
    setCount(count + step);
  };
  const handleReset = () => {
    focusNext(countId);
    chosen.reset();
  };

  return (
    <div className="job-list">
      <JobFilterFields chosen={chosen} marks={marks} />
      <div className="toolbar">
        <JobCount
          {...{ portfolio, chosen, marks, isWhole }}
          left={calculatedJobs.filter(isLeft).length}
          total={found.count}
        />
        {isTicking ? <CompareBar {...{ kept: marks.kept, ticked, comparePathOf }} /> : <CompareWay {...compareWay} />}
      </div>
      {view === 'all' && <CommonSkills skills={commonSkills} tools={tools} />}
      {(!isNone || others.length > 0) && (
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
          isSetAside={(id) => view === 'all' && isSetAside(id)}
          onRestore={restore}
        />
      ))}
      {isNone && <NoJobs view={view} onReset={handleReset} />}
      {count < order.length && (
        <Button icon="plus" block onClick={handleMore}>
          {t('more')}
        </Button>
      )}
      <Elsewhere jobs={others} tools={{ ...tools, marks: marksIn(others.map(idOf), false) }} />
      {view !== 'all' && isWhole && <MarkedAway {...{ view, marks, marksIn }} listed={calculatedJobs} />}
    </div>
  );
};
