import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { longDate, timeOfDay } from '#web/lib/format.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { TitleField } from './title-field.tsx';
import type { UsedAnswers } from './use-answers.ts';
import { useExport } from './use-export.ts';

type AssessmentHeadProps = { portfolio: Portfolio | undefined; answers: UsedAnswers; listPath: string };

/** Where one is, the title to edit, when it began and was last saved, and the export; without an assessment, its place. */
export const AssessmentHead = ({ portfolio, answers, listPath }: AssessmentHeadProps) => {
  const { t } = useTranslation('portfolios');
  const { print, busyId } = useExport();
  const language = currentLanguage();
  const { savedAt, isSaving } = answers;
  const title = portfolio?.title ?? t('detail.title');

  // The PDF is made of what is saved.
  const handleExport = async () => {
    if (!portfolio) return;
    await answers.settle();
    print(portfolio.id);
  };

  return (
    <div className="page-head">
      <Breadcrumb
        label={t('detail.trail')}
        links={[
          <Link key="list" to={listPath}>
            {t('title')}
          </Link>,
        ]}
        current={title}
      />
      <h1 className="sr">{title}</h1>
      <div className="row assessment-title">
        <div>
          {portfolio ? (
            <TitleField portfolio={portfolio} />
          ) : (
            <span className="title-input" aria-hidden="true">
              <span className="skeleton w50" />
            </span>
          )}
          <div className="assessment-meta">
            {portfolio && <span>{t('detail.startedOn', { date: longDate(portfolio.createdAt, language) })}</span>}
            <SaveState
              isSaving={isSaving}
              text={savedAt === null ? t('saving.idle') : t('saving.saved', { time: timeOfDay(savedAt, language) })}
            />
          </div>
        </div>
        <Button
          icon="file-down"
          disabled={!portfolio}
          isBusy={busyId !== undefined}
          onClick={() => void handleExport()}
        >
          {t('export')}
        </Button>
      </div>
    </div>
  );
};
