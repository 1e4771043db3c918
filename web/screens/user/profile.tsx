import { useTranslation } from '#web/lib/i18n.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session.ts';
import { useTabParam } from '#web/lib/use-tab-param.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const DoctorateTab = onDemand(async () => (await import('#web/features/doctorates/doctorate-tab.tsx')).DoctorateTab);
const Diplomas = onDemand(async () => (await import('#web/features/diplomas/diplomas.tsx')).Diplomas);

/** Five tabs (D19), numbered in the address whether or not they are there yet. */
const tabCount = 5;

export const Profile = () => {
  const { t } = useTranslation('profile');
  const [activeTab, openTab] = useTabParam(tabCount);
  const user = useUser();
  if (!user) return null;
  const { id, firstName, lastName, email, avatarUrl } = user;
  const tabs = [
    { number: 1, label: t('doctorate'), panel: <DoctorateTab userId={id} /> },
    { number: 2, label: t('diplomas'), panel: <Diplomas userId={id} /> },
  ];
  return (
    <>
      <div className="profile-head">
        <Avatar firstName={firstName} lastName={lastName} url={avatarUrl} size="l" />
        <div>
          <h1>
            {firstName} {lastName}
          </h1>
          <p className="muted">{email}</p>
        </div>
      </div>
      <Tabs
        label={t('tabs')}
        tabs={tabs}
        activeTab={Math.max(
          0,
          tabs.findIndex(({ number }) => number === activeTab),
        )}
        onChange={(index) => openTab(tabs[index]?.number ?? 0)}
      />
    </>
  );
};
