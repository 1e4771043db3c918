import { useTranslation } from '#web/lib/words/i18n.ts';
import { Confirm } from '#web/ui/confirm.tsx';

export const DiscardQuestion = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <Confirm
      title={t('discard.title')}
      text={t('discard.text')}
      keepLabel={t('discard.keep')}
      confirmLabel={t('discard.discard')}
      onKeep={onKeep}
      onConfirm={onDiscard}
    />
  );
};
