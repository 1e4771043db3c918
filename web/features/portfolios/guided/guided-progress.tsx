import { type GuidedRows, guidedStage, minutesFor } from '#shared/domain/guided-order.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** How many answers are left of the stage one is in, about how long they take, and the thread drawn as far as one is. */
export const GuidedProgress = ({ rows }: { rows: GuidedRows }) => {
  const { t } = useTranslation('guided');
  const stage = guidedStage(rows);
  if (!stage) return null;
  const { goal, total, left } = stage;
  const done = `${(100 * (total - left)) / total}%`;
  const isStart = goal === 'jobs' && left === total;
  return (
    <div className="guide-way">
      <p role="status">
        <strong>{t(isStart ? 'left.start' : `left.${goal}`, { count: left })}</strong>{' '}
        <span className="muted">{t('minutes', { count: minutesFor(left) })}</span>
      </p>
      <svg aria-hidden="true" focusable="false">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        <line className="done" x1="0" x2={done} y1="50%" y2="50%" />
        <circle className="goal" cx="100%" cy="50%" r="5" />
        <circle className="bead" cx={done} cy="50%" r="6" />
      </svg>
    </div>
  );
};
