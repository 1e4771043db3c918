import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import type { RatedList } from './rated-lists.ts';

type LoseProofProps = {
  id: string;
  name: string;
  call: RatedList['remove'];
  success: string;
  onClose: () => void;
  onRemoved: () => void;
};

/** Asks before a skill goes with the sentence that its owner wrote. */
export const LoseProof = ({ id, name, ...rest }: LoseProofProps) => {
  const { t } = useTranslation('usercv');
  return (
    <RemoveDialog
      title={t('proof.loseTitle', { name })}
      text={t('proof.loseText')}
      input={{ params: { id } }}
      {...rest}
    />
  );
};
