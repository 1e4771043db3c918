import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { PageHead } from '#web/blocks/page-head.tsx';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { Note } from '#web/ui/note.tsx';
import { Raised } from '#web/ui/raised.tsx';
import type { useComparedAssessment } from './use-compared-assessment.ts';

const Missing = ({ portfolio: { id, answered, total } }: { portfolio: PortfolioProgress }) => {
  const { t } = useTranslation('results');
  return (
    <Note>
      <p>{t('missing', { count: total - answered, total })}</p>
      <p>
        <Link to={assessmentPaths(id).tabs}>{t('complete')}</Link>
      </p>
    </Note>
  );
};

export const ResultHead = ({ portfolio, others, other, choose }: ReturnType<typeof useComparedAssessment>) => {
  const { t } = useTranslation('results');
  const language = currentLanguage();
  useRecordTitle(portfolio?.title);
  const dateOf = ({ createdAt }: PortfolioProgress) => longDate(createdAt, language);

  return (
    <>
      <PageHead title={t('title')} />
      {portfolio && (
        <div className="stack above-sheet">
          <p className="muted">
            <Link to={assessmentPaths(portfolio.id).tabs}>{portfolio.title}</Link>
            <Raised>{t('begun', { date: dateOf(portfolio) })}</Raised>
          </p>
          {portfolio.answered < portfolio.total && <Missing portfolio={portfolio} />}
          {others.length === 0 ? (
            portfolio.answered > 0 && <Note>{t('alone')}</Note>
          ) : (
            <div className="result-with">
              <SelectField
                label={t('with')}
                hint={t('caution')}
                value={other?.id ?? ''}
                placeholder={t('withNone')}
                onChange={({ target }) => choose(target.value)}
                options={others.map((one) => ({
                  value: one.id,
                  label: t('named', { title: one.title, date: dateOf(one) }),
                }))}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
};
