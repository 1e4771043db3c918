import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { matchStanding } from '#shared/domain/guided-order.ts';
import { AnswersSaved } from '#web/features/portfolios/answers/answers-saved.tsx';
import { FailedAnswers } from '#web/features/portfolios/answers/failed-answers.tsx';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import type { askedRows } from '#web/features/portfolios/rating/rated-row.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { FirstJobs } from './first-jobs.tsx';
import { GuidedMilestone } from './guided-milestone.tsx';
import { GuidedPause } from './guided-pause.tsx';
import { GuidedProgress } from './guided-progress.tsx';
import { GuidedQuestion } from './guided-question.tsx';
import { useFirstJobs } from './use-first-jobs.ts';
import { useGuided } from './use-guided.ts';

type GuidedStepsProps = {
  portfolioId: string;
  rows: ReturnType<typeof askedRows>;
  /** What the server knows of: by these jobs are ranked. */
  saved: ReturnType<typeof askedRows>;
  answers: UsedAnswers;
  /** Where all questions stand, and where the jobs do. */
  tabsPath: string;
  jobsPath: string;
};

/** The questions, the pause and what is reached on the way; the focus is always at the heading of what is shown. */
export const GuidedSteps = ({ portfolioId, rows, saved, answers, tabsPath, jobsPath }: GuidedStepsProps) => {
  const { t } = useTranslation('guided');
  const guided = useGuided(rows, answers);
  const jobs = useFirstJobs(portfolioId, matchStanding(saved) === 'ready');
  const { row, view } = guided;
  const step = view === 'question' ? (row?.id ?? 'end') : view;
  const place = useRef<HTMLDivElement>(null);

  // Before it is painted: a key pressed in between would be lost.
  useLayoutEffect(() => {
    if (step) place.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [step]);

  const isQuestion = view === 'question' && row !== undefined;
  return (
    <div className={jobs && isQuestion ? 'guide with-peek' : 'guide'} ref={place}>
      <div className="guide-top">
        <Link className={buttonClass({ look: 'quiet' })} to={tabsPath}>
          {t('all')}
        </Link>
        {isQuestion && (
          <Button look="quiet" onClick={guided.pause}>
            {t('pause')}
          </Button>
        )}
      </div>
      <GuidedProgress rows={rows} />
      <FailedAnswers answers={answers} />
      {isQuestion && matchStanding(rows) === 'flat' && <Note>{t('flat')}</Note>}
      {isQuestion && <GuidedQuestion key={row.id} row={row} guided={guided} isFailed={row.id in answers.failed} />}
      {view === 'pause' && (
        <GuidedPause rows={rows} row={row} answers={answers} jobsPath={jobsPath} onResume={guided.resume} />
      )}
      {view !== 'pause' && !isQuestion && (
        <GuidedMilestone
          isEnd={view === 'question'}
          rows={rows}
          jobs={jobs}
          jobsPath={jobsPath}
          onGoOn={guided.resume}
          onBack={guided.back}
        />
      )}
      {jobs && isQuestion && <FirstJobs jobs={jobs} path={jobsPath} />}
      <div className="guide-saved">
        <AnswersSaved answers={answers} />
      </div>
    </div>
  );
};
