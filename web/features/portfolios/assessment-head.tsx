import { useState } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { PageHead } from '#web/blocks/page-head.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useThingTitle } from '#web/lib/words/page-title.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { settleAnswers } from './answers/open-answers.ts';
import type { ExportDialog } from './export-dialog-type.ts';
import { TitleField } from './list/title-field.tsx';

type AssessmentHeadProps = {
  portfolio: Portfolio | undefined;
  listPath: string;
  guidedPath: string;
  resultPath: string;
  ExportDialog: ExportDialog;
};

/** Where one is, the title to edit, when it began, the guided way, its result and the export; without an assessment, its place. */
export const AssessmentHead = (props: AssessmentHeadProps) => {
  const { portfolio, listPath, guidedPath, resultPath, ExportDialog } = props;
  const { t } = useTranslation('portfolios');
  const [isExporting, setExporting] = useState(false);
  useThingTitle(portfolio?.title);
  const title = portfolio?.title ?? t('detail.title');

  return (
    <PageHead
      title={title}
      isTitleHidden
      trail={[
        <Link key="list" to={listPath}>
          {t('title')}
        </Link>,
      ]}
    >
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
            <Link to={resultPath}>{t('detail.seeResult')}</Link>
          </p>
        </div>
        <div className="page-actions">
          <Link className={buttonClass({ look: 'primary' })} to={guidedPath}>
            {t('detail.guided')}
          </Link>
          <Button icon="file-down" disabled={!portfolio} onClick={() => setExporting(true)}>
            {t('export')}
          </Button>
        </div>
        {portfolio && isExporting && (
          <ExportDialog portfolio={portfolio} settle={settleAnswers} onClose={() => setExporting(false)} />
        )}
      </div>
    </PageHead>
  );
};
