import { useTranslation } from '#web/lib/words/i18n.ts';

const items = Array.from({ length: 5 }, (_, index) => index);

/** Takes the height of the list and, before the assessments are known, of the line above it, so that nothing moves. */
export const JobSkeleton = ({ hasLine = false }: { hasLine?: boolean }) => {
  const { t } = useTranslation('jobs');
  return (
    <div className="job-list" aria-hidden="true">
      {hasLine && (
        <div className="rests">
          <span className="skeleton w50" />
        </div>
      )}
      <p className="hint-line">{t('clickHint')}</p>
      <ol className="ranks">
        {items.map((item) => (
          <li key={item} className="job-row">
            <span className="place">
              <span className="skeleton" />
            </span>
            <div className="body stack stack-2">
              <span className="skeleton w50" />
              <span className="skeleton w80" />
              <span className="skeleton w60" />
              <span className="skeleton w80" />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
};
