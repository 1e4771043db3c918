import { OtherDiplomas } from '#web/features/users/other-diplomas.tsx';
import { PersonalInfo } from '#web/features/users/personal-info.tsx';
import { ProfileHead } from '#web/features/users/profile-head.tsx';
import { useTabParam } from '#web/lib/address/use-tab-param.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const DoctorateTab = onDemand(async () => (await import('#web/features/doctorates/doctorate-tab.tsx')).DoctorateTab);
const Diplomas = onDemand(async () => (await import('#web/features/diplomas/diplomas.tsx')).Diplomas, {
  texts: ['diplomas'],
});
const Experiences = onDemand(async () => (await import('#web/features/experiences/experiences.tsx')).Experiences, {
  texts: ['experiences'],
});
const Publications = onDemand(async () => (await import('#web/features/publications/publications.tsx')).Publications, {
  texts: ['publications'],
});

/** Five tabs (D19). */
export const Profile = () => {
  const { t } = useTranslation('profile');
  const user = useUser();
  const id = user?.id ?? '';
  const tabs = [
    { label: t('personal'), panel: <PersonalInfo userId={id} /> },
    { label: t('doctorate'), panel: <DoctorateTab userId={id} /> },
    {
      label: t('diplomas'),
      panel: (
        <Diplomas userId={id}>
          <OtherDiplomas userId={id} />
        </Diplomas>
      ),
    },
    { label: t('experiences'), panel: <Experiences userId={id} /> },
    { label: t('publications'), panel: <Publications userId={id} /> },
  ];
  const [activeTab, openTab] = useTabParam(tabs.length);
  if (!user) return null;
  return (
    <>
      <ProfileHead user={user} />
      <Tabs label={t('tabs')} tabs={tabs} activeTab={activeTab} onChange={openTab} />
    </>
  );
};
