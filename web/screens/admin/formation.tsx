import { useParams } from 'react-router-dom';
import { RecordPage } from '#web/blocks/record-page.tsx';
import { FormationFields } from '#web/features/formations/formation-fields.tsx';
import { FormationSkills } from '#web/features/formations/formation-skills.tsx';
import { api } from '#web/lib/calls/api.ts';
import { isMissing } from '#web/lib/calls/failures.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export const Formation = () => {
  const { t } = useTranslation('formations');
  const { id = '' } = useParams();
  return (
    <RecordPage
      query={useCall(api.formations.get, [{ params: { id } }], { isState: isMissing })}
      nameOf={({ title }) => title}
      title={t('detail.title')}
      lead={t('detail.lead')}
      trail={[{ to: '/admin/courses', label: t('title') }]}
      gone={t('detail.gone')}
      skeleton={<div className="sheet pad fields-skeleton" />}
    >
      {(course) => (
        <>
          <FormationFields key={course.id} formation={course} />
          <FormationSkills formationId={course.id} />
        </>
      )}
    </RecordPage>
  );
};
