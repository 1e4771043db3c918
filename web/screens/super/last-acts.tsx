import { Link } from 'react-router-dom';
import { Failed } from '#web/blocks/failed.tsx';
import { AuditDays } from '#web/features/audit/audit-days.tsx';
import { useAudit } from '#web/features/audit/use-audit.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const mostActs = 6;

/** Shows nothing while the journal is empty. */
export const LastActs = ({ path }: { path: string }) => {
  const { t } = useTranslation('audit');
  const { data, error, isFetching, refetch } = useAudit(null, {});
  if (data?.length === 0) return null;
  return (
    <section className="last-acts" aria-busy={!data && !error}>
      <div className="last-acts-head">
        <h2 className="t1">{t('last')}</h2>
        <Link to={path}>{t('all')}</Link>
      </div>
      {error && !data ? (
        <Failed error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <AuditDays entries={data?.slice(0, mostActs)} isOfAll />
      )}
    </section>
  );
};
