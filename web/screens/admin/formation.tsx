import { Link, useParams } from 'react-router-dom';
import { Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { FormationFields } from '#web/features/formations/formation-fields.tsx';
import { FormationSkills } from '#web/features/formations/formation-skills.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';

const listPath = '/admin/courses';

export const Formation = () => {
  const { t } = useTranslation('formations');
  const { id = '' } = useParams();
  const formation = useCall(api.formations.get, [{ params: { id } }]);
  useRecordTitle(formation.data?.title);
  const trail = [{ to: listPath, label: t('title') }];

  return (
    <>
      {!formation.data && <PageHead title={t('detail.title')} lead={t('detail.lead')} trail={trail} />}
      <Loaded
        query={formation}
        skeleton={<div className="sheet pad fields-skeleton" />}
        wayOut={
          <Link className={buttonClass({})} to={listPath}>
            {t('detail.gone')}
          </Link>
        }
      >
        {(course) => (
          <>
            {/* A second head, so that a long title causes no layout shift. */}
            <PageHead title={course.title} lead={t('detail.lead')} trail={trail} />
            <FormationFields key={course.id} formation={course} />
            <FormationSkills formationId={course.id} />
          </>
        )}
      </Loaded>
    </>
  );
};
