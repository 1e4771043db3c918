import { Link } from 'react-router-dom';
import { Failed } from '#web/blocks/failed.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { assessmentsPath } from '#web/lib/address/assessment-paths.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import type { joinQueries } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

type AssessmentFailedProps = { title?: string; error: ApiError; query: ReturnType<typeof joinQueries> };

export const AssessmentFailed = ({ title, error, query }: AssessmentFailedProps) => {
  const { t } = useTranslation('portfolios');
  return (
    <>
      <PageHead title={title ?? t('detail.title')} />
      <Failed
        error={error}
        isRetrying={query.isFetching}
        onRetry={query.refetch}
        wayOut={
          <Link className={buttonClass({ look: 'primary' })} to={assessmentsPath}>
            {t('detail.backToList')}
          </Link>
        }
      />
    </>
  );
};
