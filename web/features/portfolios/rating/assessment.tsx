import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { ratingKinds } from '#shared/lists.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Breadcrumb } from '#web/blocks/breadcrumb.tsx';
import { Spine } from '#web/blocks/spine.tsx';
import { flushAnswers } from '#web/features/portfolios/answers/open-answers.ts';
import { AssessmentFailed } from '#web/features/portfolios/assessment-failed.tsx';
import { useAssessment } from '#web/features/portfolios/use-assessment.ts';
import { assessmentPaths, assessmentsPath, wayToJobs } from '#web/lib/address/assessment-paths.ts';
import type { RowsByKind } from '#web/lib/calls/use-rated-rows.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AssessmentTabs } from './assessment-tabs.tsx';
import { countAnswered, standingOf } from './rated-row.ts';
import { ScaleHelp } from './scale-help.tsx';
import { TitleField } from './title-field.tsx';
import { useKindTab } from './use-category-navigation.ts';
import './assessment.css';

/** Passed in by the screen, because it belongs to another feature. */
export type ExportDialog = ComponentType<{
  portfolio: Portfolio;
  settle: () => Promise<unknown>;
  onClose: () => void;
}>;

type AssessmentProps = { portfolioId: string; ExportDialog: ExportDialog };
type AssessmentHeadProps = AssessmentProps & { portfolio: Portfolio | undefined; rows: RowsByKind | undefined };

const AssessmentHead = ({ portfolioId, portfolio, rows, ExportDialog }: AssessmentHeadProps) => {
  const { t } = useTranslation('portfolios');
  const [activeTab] = useKindTab();
  const [isExporting, setExporting] = useState(false);
  useRecordTitle(portfolio?.title);
  const title = portfolio?.title ?? t('detail.title');
  const standing = rows && standingOf(rows);
  const isEmpty = !rows || ratingKinds.every((kind) => countAnswered(rows[kind]) === 0);

  return (
    <div className="ask-head">
      <Breadcrumb trail={[{ to: assessmentsPath, label: t('title') }]} current={title} />
      <h1 className="sr">{title}</h1>
      {portfolio ? (
        <TitleField portfolio={portfolio} />
      ) : (
        <div className="title-wrap" aria-hidden="true">
          <textarea className="title-input" rows={1} disabled />
        </div>
      )}
      {portfolio && rows && (
        <div className="tools">
          {standing !== 'done' && (
            <Link className={buttonClass({ look: 'quiet' })} to={assessmentPaths(portfolioId).guided}>
              {t('detail.guided')}
            </Link>
          )}
          {!isEmpty && (
            <IconButton icon="file-down" size="large" label={t('export')} onClick={() => setExporting(true)} />
          )}
          {isExporting && (
            <ExportDialog portfolio={portfolio} settle={flushAnswers} onClose={() => setExporting(false)} />
          )}
          <ScaleHelp kind={ratingKinds[activeTab] ?? 'skill'} />
        </div>
      )}
    </div>
  );
};

export const Assessment = (props: AssessmentProps) => {
  const { portfolio, rows, answers, ...query } = useAssessment(props.portfolioId);
  if (query.error) return <AssessmentFailed error={query.error} query={query} />;
  const paths = assessmentPaths(props.portfolioId);
  return (
    <>
      <Spine at="questions" portfolioId={props.portfolioId} />
      <AssessmentHead portfolio={portfolio} rows={rows} {...props} />
      <AssessmentTabs
        rows={rows}
        answers={answers}
        paths={portfolio ? { ...paths, jobs: wayToJobs(portfolio) } : paths}
      />
    </>
  );
};
