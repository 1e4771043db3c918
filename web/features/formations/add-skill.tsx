import { useMemo } from 'react';
import { contracts } from '#shared/contracts/index.ts';
import { localized } from '#shared/domain/localized.ts';
import type { FormationSkill } from '#shared/schemas/formation.ts';
import { Combobox } from '#web/blocks/combobox.tsx';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';

type AddSkillProps = { formationId: string; skills: readonly FormationSkill[]; onClose: () => void };

export const AddSkill = ({ formationId, skills, onClose }: AddSkillProps) => {
  const { t } = useTranslation('formations');
  const language = currentLanguage();
  const catalogue = useCall(api.catalogue.listSkills, []).data?.skills;
  const { mutateAsync } = useSend(api.formations.addSkill, { success: t('skills.added'), onDone: onClose });
  const { bind, ...form } = useForm({
    schema: contracts.formations.addSkill.body,
    initial: { formationId, skillId: '', value: 0 },
    send: (body) => mutateAsync({ body }),
  });
  const options = useMemo(
    () =>
      (catalogue ?? [])
        .filter(({ id }) => !skills.some(({ SkillId }) => SkillId === id))
        .map((skill) => ({ value: skill.id, label: localized(skill, language).name }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [catalogue, skills, language],
  );

  return (
    <FormDialog title={t('skills.add')} submitLabel={t('skills.submit')} form={form} onClose={onClose}>
      <Combobox
        label={t('skills.search')}
        hint={t('skills.searchHint', { count: skills.length })}
        options={options}
        {...bind('skillId')}
      />
    </FormDialog>
  );
};
