import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type RemoveSkillProps = { id: string; name: string; onRemoved: () => void };

/** Takes a skill from a course; it is added again as quickly, so nothing is asked. */
export const RemoveSkill = ({ id, name, onRemoved }: RemoveSkillProps) => {
  const { t } = useTranslation('formations');
  const { mutate, isPending } = useSend(api.formations.removeSkill, {
    success: t('skills.removed'),
    onDone: onRemoved,
  });
  return (
    <IconButton
      icon={isPending ? 'loader-circle' : 'trash-2'}
      tone="danger"
      label={t('skills.remove', { name })}
      tip={t('skills.removeTip')}
      aria-disabled={isPending}
      onClick={isPending ? undefined : () => mutate({ params: { id } })}
    />
  );
};
