import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { flushAnswers } from '#web/features/portfolios/answers/open-answers.ts';
import { AssessmentFailed } from '#web/features/portfolios/assessment-failed.tsx';
import { useAssessment } from '#web/features/portfolios/use-assessment.ts';
import { assessmentPaths, assessmentsPath } from '#web/lib/address/assessment-paths.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { AssessmentTabs } from './assessment-tabs.tsx';
import { TitleField } from './title-field.tsx';
import './assessment.css';

/** Passed in by the screen, because it belongs to another feature. */
export type ExportDialog = ComponentType<{
  portfolio: Portfolio;
  settle: () => Promise<unknown>;
  onClose: () => void;
}>;

type AssessmentProps = { portfolioId: string; ExportDialog: ExportDialog };
type AssessmentHeadProps = AssessmentProps & { portfolio: Portfolio | undefined };

const AssessmentHead = ({ portfolioId, portfolio, ExportDialog }: AssessmentHeadProps) => {
  const { t } = useTranslation('portfolios');
  useRecordTitle(portfolio?.title);
  const title = portfolio?.title ?? t('detail.title');
  const paths = assessmentPaths(portfolioId);

  return (
    <PageHead title={title} isTitleHidden trail={[{ to: assessmentsPath, label: t('title') }]}>
      <div className="row assessment-title">
        <div>
          {portfolio ? (
            <TitleField portfolio={portfolio} />
          ) : (
            <div className="title-wrap" aria-hidden="true">
              <textarea className="title-input" rows={1} disabled />
            </div>
          )}
          <p className="muted small">
            <Raised>
              {portfolio ? t('detail.startedOn', { date: longDate(portfolio.createdAt, currentLanguage()) }) : '\u00a0'}
            </Raised>
          </p>
          <p className="small">
            <Link to={paths.result}>{t('detail.seeResult')}</Link>
          </p>
        </div>
        <div className="page-actions">
          <Link className={buttonClass({ look: 'primary' })} to={paths.guided}>
            {t('detail.guided')}
          </Link>
          <DialogButton icon="file-down" label={t('export')} disabled={!portfolio}>
            {(close) => portfolio && <ExportDialog portfolio={portfolio} settle={flushAnswers} onClose={close} />}
          </DialogButton>
        </div>
      </div>
    </PageHead>
  );
};

export const Assessment = (props: AssessmentProps) => {
  const { portfolio, rows, answers, ...query } = useAssessment(props.portfolioId);
  if (query.error) return <AssessmentFailed error={query.error} query={query} />;
  return (
    <>
      <AssessmentHead portfolio={portfolio} {...props} />
      <AssessmentTabs rows={rows} answers={answers} jobsPath={assessmentPaths(props.portfolioId).jobs} />
    </>
  );
};
