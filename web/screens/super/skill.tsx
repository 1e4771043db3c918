import { useParams } from 'react-router-dom';
import { contracts } from '#shared/contracts/index.ts';
import { EntryPage } from '#web/features/catalogue/entry-page.tsx';
import { RatedForm } from '#web/features/catalogue/rated-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export const Skill = () => {
  const { t } = useTranslation('catalogues');
  const { id = '' } = useParams();
  const skill = useCall(api.catalogue.getSkill, [{ params: { id } }]);
  const { mutateAsync } = useSend(api.catalogue.updateSkill, { success: t('skills.saved'), isMerged: true });
  return (
    <EntryPage list="skills" query={skill}>
      {(record) => (
        <RatedForm
          key={record.id}
          list="skills"
          schema={contracts.catalogue.updateSkill.body}
          record={record}
          send={(_, { changed, revision }) => mutateAsync({ params: { id }, body: changed, revision })}
        />
      )}
    </EntryPage>
  );
};
