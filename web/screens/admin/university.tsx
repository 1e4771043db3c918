import { FormSkeleton, Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { UniversityDetails } from '#web/features/universities/university-details.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export const University = () => {
  const { t } = useTranslation('universities');
  const id = useUser()?.UniversityId ?? '';
  const query = useCall(api.universities.get, [{ params: { id } }], { isEnabled: id !== '' });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(university) => <UniversityDetails university={university} />}
      </Loaded>
    </>
  );
};
