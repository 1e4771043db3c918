import { Link } from 'react-router';
import { longDate } from '#shared/domain/long-date.ts';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { PageHead } from '#web/blocks/page-head.tsx';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { useThingTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { TitleField } from './title-field.tsx';
import { useExport } from './use-export.ts';

type AssessmentHeadProps = { portfolio: Portfolio | undefined; listPath: string };

/** Where one is, the title to edit, when it began, and the export; without an assessment, its place. */
export const AssessmentHead = ({ portfolio, listPath }: AssessmentHeadProps) => {
  const { t } = useTranslation('portfolios');
  const { print, busyId } = useExport();
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
            <span className="title-wrap" aria-hidden="true">
              <textarea className="title-input" rows={1} disabled />
            </span>
          )}
          <p className="muted small">
            <Raised>
              {portfolio ? t('detail.startedOn', { date: longDate(portfolio.createdAt, currentLanguage()) }) : '\u00a0'}
            </Raised>
          </p>
        </div>
        <Button
          icon="file-down"
          disabled={!portfolio}
          isBusy={busyId !== undefined}
          onClick={() => portfolio && print(portfolio.id)}
        >
          {t('export')}
        </Button>
      </div>
    </PageHead>
  );
};
