import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Confirm } from '#web/ui/confirm.tsx';

type RemovePortfolioProps = { portfolio: Portfolio; onKeep: () => void; onRemoved: () => void };

/** Asks before an assessment and its answers are deleted. */
export const RemovePortfolio = ({ portfolio: { id, title }, onKeep, onRemoved }: RemovePortfolioProps) => {
  const { t } = useTranslation(['portfolios', 'common']);
  const remove = useSend(api.portfolios.remove, { success: t('remove.done'), onDone: onRemoved });
  return (
    <Confirm
      title={t('remove.title')}
      text={t('remove.text', { title })}
      keepLabel={t('common:keep')}
      confirmLabel={t('common:delete')}
      isBusy={remove.isPending}
      onKeep={onKeep}
      onConfirm={() => remove.mutate({ params: { id } }, { onError: onKeep })}
    />
  );
};
