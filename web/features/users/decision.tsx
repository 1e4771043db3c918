import { useTranslation } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type DecisionProps = { name: string; isBusy: boolean; onAccept: () => void; onReject: () => void };

/** Accept or reject somebody who waits. */
export const Decision = ({ name, isBusy, onAccept, onReject }: DecisionProps) => {
  const { t } = useTranslation('users');
  return (
    <span className="row-actions">
      <IconButton
        icon={isBusy ? 'loader-circle' : 'check'}
        tone="ok"
        label={t('acceptWho', { name })}
        tip={t('accept')}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onAccept}
      />
      <IconButton
        icon="x"
        tone="danger"
        label={t('rejectWho', { name })}
        tip={t('reject')}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onReject}
      />
    </span>
  );
};
