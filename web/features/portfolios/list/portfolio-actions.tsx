import { Link } from 'react-router-dom';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type PortfolioActionsProps = {
  portfolio: Portfolio;
  path: string;
  onExport: () => void;
  onRemove: () => void;
};

/** What one does with an assessment of the list; on narrow screens its name is the way to edit it. */
export const PortfolioActions = ({ portfolio, path, onExport, onRemove }: PortfolioActionsProps) => {
  const { t } = useTranslation(['portfolios', 'common']);
  const { title } = portfolio;
  return (
    <span className="row-actions">
      <IconButton icon="file-down" label={t('exportOf', { title })} tip={t('export')} onClick={onExport} />
      <Link to={path} className="icon-btn hide-narrow" aria-label={t('edit', { title })} title={t('common:edit')}>
        <Icon name="pencil" />
      </Link>
      <IconButton
        icon="trash-2"
        tone="danger"
        label={t('remove.label', { title })}
        tip={t('common:delete')}
        onClick={onRemove}
      />
    </span>
  );
};
