import { useRef } from 'react';
import { Failed } from '#web/blocks/failed.tsx';
import { MoreRows, rowsAtOnce, useRowsShown } from '#web/blocks/more-rows.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { SilentCells } from '#web/blocks/silent-cells.tsx';
import { AuditDays } from '#web/features/audit/audit-days.tsx';
import { AuditFilters, useAuditFilters } from '#web/features/audit/audit-filters.tsx';
import { ExportAudit } from '#web/features/audit/export-audit.tsx';
import { useAudit } from '#web/features/audit/use-audit.ts';
import { useSilentCells } from '#web/lib/calls/use-silent-cells.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const pathsOfAll = ['/audit'];
const noPaths: readonly never[] = [];

export const Audit = () => {
  const { t } = useTranslation(['audit', 'common', 'silentCells']);
  const user = useUser();
  const isOfAll = user?.role === 'super';
  const filters = useAuditFilters();
  const { query, isFiltered } = filters;
  const universityId = isOfAll ? filters.university.value || null : (user?.UniversityId ?? '');
  const audit = useAudit(universityId, query);
  const { data: entries, error, hasNextPage } = audit;
  // The header of a reply is known before its rows, and nothing may move the skeleton.
  const paths = isOfAll && entries ? pathsOfAll : noPaths;
  const isWhole = useSilentCells(paths).length === 0;
  const status = useRef<HTMLParagraphElement>(null);
  const handleClear = () => {
    filters.reset();
    status.current?.focus();
  };
  const { count, showMore } = useRowsShown(JSON.stringify([universityId, query]));
  const rows = entries?.slice(0, count);
  const left = (entries?.length ?? 0) - (rows?.length ?? 0);
  const hasMore = hasNextPage || left > 0;
  const handleMore = () => {
    showMore();
    if (hasNextPage && left < rowsAtOnce) void audit.fetchNextPage();
    // The button is gone after the last rows.
    if (!hasNextPage && left <= rowsAtOnce) status.current?.focus();
  };

  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <div className="list-actions">
            <ExportAudit universityId={universityId} query={query} isOfAll={isOfAll} />
          </div>
        }
      />
      <AuditFilters filters={filters} isOfAll={isOfAll} />
      <div className="audit-found row">
        <p className="small muted" role="status" tabIndex={-1} ref={status}>
          {rows ? t(hasMore ? 'shownMore' : 'shown', { count: rows.length }) : t('common:loading')}
        </p>
        {isFiltered && (
          <button type="button" className="link-act" onClick={handleClear}>
            {t('clear')}
          </button>
        )}
      </div>
      {isOfAll && <SilentCells paths={paths} isRetrying={audit.isFetching} onRetry={audit.refetch} />}
      {error && !entries ? (
        <Failed error={error} isRetrying={audit.isFetching} onRetry={audit.refetch} />
      ) : entries?.length === 0 ? (
        <div className="sheet">
          {isFiltered ? (
            <EmptyState
              title={isWhole ? t('none') : t('silentCells:none')}
              text={t('noneText')}
              action={<Button onClick={handleClear}>{t('clear')}</Button>}
            />
          ) : isWhole ? (
            <EmptyState title={t('empty')} text={t(isOfAll ? 'emptyAllText' : 'emptyText')} />
          ) : (
            <EmptyState title={t('silentCells:none')} />
          )}
        </div>
      ) : (
        // Mounted anew with the rows, since the notice above may come with them.
        <AuditDays key={rows ? 'rows' : 'skeleton'} entries={rows} isOfAll={isOfAll} />
      )}
      {hasMore && (
        <MoreRows left={hasNextPage ? undefined : left} isBusy={audit.isFetchingNextPage} onMore={handleMore} />
      )}
    </>
  );
};
