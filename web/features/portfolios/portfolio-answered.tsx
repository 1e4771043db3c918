import { Link } from 'react-router';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/i18n.ts';

type PortfolioAnsweredProps = { portfolio: PortfolioProgress; resultPath: string };

/** How much of an assessment is answered, as a bar and in figures, and the way to what it says. */
export const PortfolioAnswered = ({ portfolio: { title, answered, total }, resultPath }: PortfolioAnsweredProps) => {
  const { t } = useTranslation('portfolios');
  return (
    <span className="progress">
      <progress value={answered} max={total || 1} aria-label={t('progressOf', { title })} />
      <span className="t">
        <span className="num">{t('ratio', { answered, total })}</span>
        <Link to={resultPath} aria-label={t('resultOf', { title })}>
          {t('result')}
        </Link>
      </span>
    </span>
  );
};
