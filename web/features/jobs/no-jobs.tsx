import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { JobView } from './use-job-filters.ts';

/** Nothing is left of the list: why, and the way back to all of it. */
export const NoJobs = ({ view, onReset }: { view: JobView; onReset: () => void }) => {
  const { t } = useTranslation('jobs');
  const words = {
    all: { title: t('filters.none'), text: t('filters.noneText') },
    kept: { title: t('filters.noneKept'), text: t('filters.noneKeptText') },
    hidden: { title: t('filters.noneHidden'), text: t('filters.noneHiddenText') },
  }[view];
  return (
    <div className="sheet">
      <EmptyState
        {...words}
        action={
          <Button look="primary" icon="rotate-ccw" onClick={onReset}>
            {t('filters.reset')}
          </Button>
        }
      />
    </div>
  );
};
