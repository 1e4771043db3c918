import { useParams } from 'react-router-dom';
import type { University as Record } from '#shared/schemas/university.ts';
import { FormSkeleton } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { RecordPage } from '#web/blocks/record-page.tsx';
import { useTabParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { isMissing } from '#web/lib/calls/failures.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';

// Loaded on demand, since it imports the names of all time zones.
const Details = onDemand(
  async () => (await import('#web/features/universities/university-details.tsx')).UniversityDetails,
  { texts: ['timeZones'], StandIn: FormSkeleton },
);
const Members = onDemand(async () => (await import('#web/features/users/members.tsx')).Members);
const Usage = onDemand(async () => (await import('#web/features/universities/university-usage.tsx')).UniversityUsage, {
  texts: ['usages'],
});
const listPath = '/super-admin/universities';

const Parts = ({ university }: { university: Record }) => {
  const { t } = useTranslation('universityList');
  const { id } = university;
  const tabs = [
    { label: t('detail.record'), panel: <Details key={id} university={university} /> },
    {
      label: t('detail.members'),
      panel: <Members universityId={id} pathOf={(userId) => `${listPath}/${id}/users/${userId}`} />,
    },
    { label: t('detail.usage'), panel: <Usage universityId={id} /> },
  ];
  const [activeTab, openTab] = useTabParam(tabs.length);
  return <Tabs label={t('detail.tabs')} tabs={tabs} activeTab={activeTab} onChange={openTab} />;
};

export const University = () => {
  const { t } = useTranslation('universityList');
  const { id = '' } = useParams();
  const trail = [{ to: listPath, label: t('title') }];
  return (
    <RecordPage
      // The screen itself says that the university is gone.
      query={useCall(api.universities.get, [{ params: { id } }], { isState: isMissing })}
      nameOf={({ name }) => name}
      title={t('detail.title')}
      trail={trail}
      gone={t('detail.gone')}
      head={({ name, cell }) => <PageHead title={name} lead={cell && t('detail.cell', { cell })} trail={trail} />}
    >
      {(university) => <Parts university={university} />}
    </RecordPage>
  );
};
