import { Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import type { Trail } from '#web/blocks/breadcrumb.tsx';
import { RecordPage } from '#web/blocks/record-page.tsx';
import { personName } from '#web/features/users/person.tsx';
import { PersonalForm } from '#web/features/users/personal-info.tsx';
import { UserAccess } from '#web/features/users/user-access.tsx';
import { MailTrouble, UserHead } from '#web/features/users/user-head.tsx';
import { useTabParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { isMissing } from '#web/lib/calls/failures.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { type ProfileTab, profileTabs } from '#web/lib/profile-tabs.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { Diplomas, Experiences, Publications } from '#web/screens/profile-lists.ts';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const DoctorateRead = onDemand(async () => (await import('#web/features/doctorates/doctorate-read.tsx')).DoctorateRead);

type UserDetailProps = {
  id: string;
  trail: Trail;
  access?: (user: UserRecord) => ReactNode;
};

const OtherDiplomasRead = ({ user: { otherDiplomasObtained: ids } }: { user: UserRecord }) => {
  const { t } = useTranslation(['user', 'profile']);
  const labels = useLabels()('otherDiploma');
  return (
    <FormGroup title={t('profile:otherDiplomas')}>
      {ids ? (
        <ul className="other-diplomas">
          {ids.split(',').map((id) => (
            <li key={id}>{labels[Number(id)]}</li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t('otherDiplomas.none')}</p>
      )}
    </FormGroup>
  );
};

/** Administrators can only change the first tab (D19). */
const Parts = ({ user }: { user: UserRecord }) => {
  const { t } = useTranslation(['user', 'profile']);
  const { id } = user;
  const panels: Record<ProfileTab, ReactNode> = {
    personal: <PersonalForm key={id} record={user} success={t('edited')} />,
    doctorate: <DoctorateRead userId={id} name={personName(user)} />,
    diplomas: (
      <Diplomas userId={id} isReadOnly>
        <OtherDiplomasRead user={user} />
      </Diplomas>
    ),
    experiences: <Experiences userId={id} isReadOnly />,
    publications: <Publications userId={id} isReadOnly />,
  };
  const tabs = profileTabs.map((name) => ({ label: t(`profile:${name}`), panel: panels[name] }));
  const [activeTab, openTab] = useTabParam(tabs.length);
  return <Tabs label={t('tabs')} tabs={tabs} activeTab={activeTab} onChange={openTab} />;
};

export const UserDetail = ({ id, trail, access }: UserDetailProps) => {
  const { t } = useTranslation('user');
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isGone, setGone] = useState(false);
  const focusHeading = () => heading.current?.focus();
  const leave = () => {
    flushSync(() => setGone(true));
    void navigate(trail.at(-1)?.to ?? '/');
  };
  return (
    <RecordPage
      // The screen itself says that the user is gone.
      query={useCall(api.users.get, [{ params: { id } }], { isState: isMissing, isEnabled: !isGone })}
      nameOf={personName}
      title={t('title')}
      trail={trail}
      gone={t('gone')}
      head={(user) => <UserHead user={user} trail={trail} headingRef={heading} />}
    >
      {(user) => (
        <Fragment key={user.id}>
          <MailTrouble user={user} onEnded={focusHeading} />
          <UserAccess user={user} onDecided={focusHeading} leave={leave}>
            {access?.(user)}
          </UserAccess>
          <Parts user={user} />
        </Fragment>
      )}
    </RecordPage>
  );
};
