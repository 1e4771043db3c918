import { useLayoutEffect, useRef } from 'react';
import { type GuidedRows, guidedStage, matchStanding, minutesFor } from '#shared/domain/guided-order.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loading } from '#web/blocks/loaded.tsx';
import { AnswersSaved, FailedAnswers } from '#web/features/portfolios/answers/save-notes.tsx';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import { AssessmentFailed } from '#web/features/portfolios/assessment-failed.tsx';
import { useAssessment } from '#web/features/portfolios/use-assessment.ts';
import { assessmentPaths, isUnasked, wayToJobs } from '#web/lib/address/assessment-paths.ts';
import type { RowsByKind } from '#web/lib/calls/use-rated-rows.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { FirstJobs, useFirstJobs } from './first-jobs.tsx';
import { GuidedMilestone } from './guided-milestone.tsx';
import { GuidedPause } from './guided-pause.tsx';
import { GuidedQuestion } from './guided-question.tsx';
import { useGuided } from './use-guided.ts';

const GuidedProgress = ({ rows }: { rows: GuidedRows }) => {
  const { t } = useTranslation('guided');
  const stage = guidedStage(rows);
  if (!stage) return null;
  const { goal, total, left } = stage;
  const done = `${(100 * (total - left)) / total}%`;
  const isStart = goal === 'jobs' && left === total;
  return (
    <div className="guide-way">
      <p role="status" className="small">
        <strong>{t(isStart ? 'left.start' : `left.${goal}`, { count: left })}</strong>{' '}
        <span className="muted">{t('minutes', { count: minutesFor(left) })}</span>
      </p>
      <svg aria-hidden="true" focusable="false">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        <line className="done" x1="0" x2={done} y1="50%" y2="50%" />
        <circle className="goal" cx="100%" cy="50%" r="5" />
        <circle className="bead" cx={done} cy="50%" r="6" />
      </svg>
    </div>
  );
};

type GuidedStepsProps = {
  portfolio: Portfolio;
  rows: RowsByKind;
  /** Rows without unsaved answers: the server ranks jobs by these. */
  saved: RowsByKind;
  answers: UsedAnswers;
};

const GuidedSteps = ({ portfolio, rows, saved, answers }: GuidedStepsProps) => {
  const { t } = useTranslation('guided');
  const guided = useGuided(rows, answers);
  const firstJobs = useFirstJobs(portfolio.id, matchStanding(saved) === 'ready');
  const { row, view } = guided;
  const { tabs: tabsPath } = assessmentPaths(portfolio.id);
  const jobsPath = wayToJobs(portfolio);
  const step = view === 'question' ? (row?.id ?? 'end') : view;
  const place = useRef<HTMLDivElement>(null);

  // Runs before paint, so that a key pressed right after is not lost.
  useLayoutEffect(() => {
    if (step) place.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [step]);

  const isQuestion = view === 'question' && row !== undefined;
  return (
    <div className={firstJobs && isQuestion ? 'guide with-peek' : 'guide'} ref={place}>
      {isQuestion && (
        <div className="guide-top">
          <Button look="quiet" icon="pause" onClick={guided.pause}>
            {t('pause')}
          </Button>
        </div>
      )}
      <GuidedProgress rows={rows} />
      <FailedAnswers answers={answers} />
      {isQuestion && matchStanding(rows) === 'flat' && <Note>{t('flat')}</Note>}
      {isQuestion && <GuidedQuestion key={row.id} row={row} guided={guided} isFailed={row.id in answers.failed} />}
      {view === 'pause' && (
        <GuidedPause
          rows={rows}
          row={row}
          answers={answers}
          jobsPath={jobsPath}
          tabsPath={tabsPath}
          onResume={guided.resume}
        />
      )}
      {view !== 'pause' && !isQuestion && (
        <GuidedMilestone
          isEnd={view === 'question'}
          rows={rows}
          jobs={firstJobs}
          isUnasked={isUnasked(portfolio)}
          jobsPath={jobsPath}
          onGoOn={guided.resume}
          onBack={guided.back}
        />
      )}
      {firstJobs && isQuestion && <FirstJobs jobs={firstJobs} path={jobsPath} />}
      <div className="guide-saved">
        <AnswersSaved answers={answers} />
      </div>
    </div>
  );
};

import './guided.css';

/** Asks in the order that leads to first jobs soonest. */
export const GuidedAssessment = ({ portfolioId }: { portfolioId: string }) => {
  const { t } = useTranslation('guided');
  const { portfolio, saved, rows, answers, isResumed, ...query } = useAssessment(portfolioId);
  useRecordTitle(portfolio?.title);

  if (query.error) {
    return (
      <div className="guide">
        <AssessmentFailed error={query.error} query={query} />
      </div>
    );
  }
  if (!portfolio || !rows || !saved || !isResumed) {
    return (
      <>
        <h1 className="sr">{t('title')}</h1>
        <Loading>
          <div className="guide" aria-hidden="true">
            <span className="skeleton w80" />
            <span className="skeleton w50" />
          </div>
        </Loading>
      </>
    );
  }
  return <GuidedSteps portfolio={portfolio} rows={rows} saved={saved} answers={answers} />;
};
