import { Link, useParams } from 'react-router-dom';
import type { University as Record } from '#shared/schemas/university.ts';
import { FormSkeleton } from '#web/blocks/form-skeleton.tsx';
import { Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { useTabParam } from '#web/lib/address/use-tab-param.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

// On demand, since it brings the names of all time zones.
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
  // The screen itself says that the university is gone.
  const query = useCall(api.universities.get, [{ params: { id } }], { isSilent: true });
  useRecordTitle(query.data?.name);
  const trail = [{ to: listPath, label: t('title') }];
  return (
    <>
      <PageHead title={query.data?.name ?? t('detail.title')} trail={trail} />
      <Loaded
        query={query}
        skeleton={<FormSkeleton />}
        wayOut={
          <Link className={buttonClass({})} to={listPath}>
            {t('detail.gone')}
          </Link>
        }
      >
        {(university) => <Parts university={university} />}
      </Loaded>
    </>
  );
};
