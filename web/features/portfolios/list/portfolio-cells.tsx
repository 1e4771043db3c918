import { Link } from 'react-router-dom';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { DeleteButton, EditLink } from '#web/blocks/row-buttons.tsx';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type PortfolioActionsProps = {
  portfolio: PortfolioProgress;
  onExport: () => void;
  onRemove: () => void;
};

export const PortfolioActions = ({ portfolio, onExport, onRemove }: PortfolioActionsProps) => {
  const { t } = useTranslation('portfolios');
  const { id, title, answered } = portfolio;
  return (
    <span className="row-actions">
      {answered > 0 && (
        <IconButton icon="file-down" label={t('exportOf', { title })} tip={t('export')} onClick={onExport} />
      )}
      <EditLink label={t('edit', { title })} to={assessmentPaths(id).tabs} />
      <DeleteButton label={t('remove.label', { title })} onClick={onRemove} />
    </span>
  );
};

type PortfolioAnsweredProps = {
  portfolio: PortfolioProgress;
  /** The one primary action of the screen. */
  isNext: boolean;
};

export const PortfolioAnswered = ({ portfolio, isNext }: PortfolioAnsweredProps) => {
  const { t } = useTranslation('portfolios');
  const { id, title, answered, total } = portfolio;
  const paths = assessmentPaths(id);
  if (answered === 0) {
    return (
      <span className="progress">
        <Link
          className={buttonClass({ look: isNext ? 'primary' : 'secondary' })}
          to={paths.guided}
          aria-label={t('beginOf', { title })}
        >
          {t('begin')}
        </Link>
      </span>
    );
  }
  return (
    <span className="progress">
      <progress value={answered} max={total || 1} aria-label={t('progressOf', { title })} />
      <span className="t">
        <span className="num">{t('ratio', { answered, total })}</span>
        {answered < total && (
          <Link to={paths.guided} aria-label={t('resumeOf', { title })}>
            {t('resume')}
          </Link>
        )}
        <Link to={paths.result} aria-label={t('resultOf', { title })}>
          {t('result')}
        </Link>
      </span>
    </span>
  );
};
