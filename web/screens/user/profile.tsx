import type { ReactNode } from 'react';
import { OtherDiplomas } from '#web/features/users/other-diplomas.tsx';
import { PersonalInfo } from '#web/features/users/personal-info.tsx';
import { ProfileHead } from '#web/features/users/profile-head.tsx';
import { useTabParam } from '#web/lib/address/search-params.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { type ProfileTab, profileTabs } from '#web/lib/profile-tabs.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Diplomas, Experiences, Publications } from '#web/screens/profile-lists.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const DoctorateTab = onDemand(
  async () => (await import('#web/features/doctorates/doctorate-details.tsx')).DoctorateTab,
);

export const Profile = () => {
  const { t } = useTranslation('profile');
  const user = useUser();
  const id = user?.id ?? '';
  const panels: Record<ProfileTab, ReactNode> = {
    personal: <PersonalInfo userId={id} />,
    doctorate: <DoctorateTab userId={id} />,
    diplomas: (
      <Diplomas userId={id}>
        <OtherDiplomas userId={id} />
      </Diplomas>
    ),
    experiences: <Experiences userId={id} />,
    publications: <Publications userId={id} />,
  };
  const [activeTab, openTab] = useTabParam(profileTabs.length);
  if (!user) return null;
  const tabs = profileTabs.map((name) => ({ label: t(name), panel: panels[name] }));
  return (
    <>
      <ProfileHead user={user} />
      <Tabs label={t('tabs')} tabs={tabs} activeTab={activeTab} onChange={openTab} />
    </>
  );
};
