import { useParams } from 'react-router-dom';
import { FormSkeleton, Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { Spine } from '#web/blocks/spine.tsx';
import { ProofsForm } from '#web/features/usercv/proofs/proofs-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export const Proofs = () => {
  const { t } = useTranslation('proofs');
  const { id = '' } = useParams();
  const userId = useUser()?.id ?? '';
  const input = { params: { id: userId } };
  const skills = useCall(api.portfolios.listSkills, [{ params: { portfolioId: id } }]);
  const onCv = useCall(api.usercv.listSkills, [input]);
  const cv = useCall(api.usercv.get, [input]);
  const query = {
    data: skills.data && onCv.data && cv.data && { skills: skills.data, onCv: onCv.data, cv: cv.data.userCv },
    ...joinQueries([skills, onCv, cv]),
  };
  return (
    <>
      <Spine at="questions" portfolioId={id} />
      <PageHead title={t('title')} lead={t('how')} />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(data) => (
          <ProofsForm
            key={id}
            portfolioId={id}
            skills={data.skills}
            onCv={data.onCv}
            isPublic={data.cv?.showSkills ?? false}
          />
        )}
      </Loaded>
    </>
  );
};
