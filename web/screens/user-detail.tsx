import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import type { Trail } from '#web/blocks/breadcrumb.tsx';
import { FormSkeleton } from '#web/blocks/form-skeleton.tsx';
import { Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { personName } from '#web/features/users/person.tsx';
import { PersonalForm } from '#web/features/users/personal-info.tsx';
import { UserAccess } from '#web/features/users/user-access.tsx';
import { MailTrouble, UserHead } from '#web/features/users/user-head.tsx';
import { useTabParam } from '#web/lib/address/use-tab-param.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { type ProfileTab, profileTabs } from '#web/lib/profile-tabs.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const DoctorateRead = onDemand(async () => (await import('#web/features/doctorates/doctorate-read.tsx')).DoctorateRead);
const Diplomas = onDemand(async () => (await import('#web/features/diplomas/diplomas.tsx')).Diplomas, {
  texts: ['diplomas'],
});
const Experiences = onDemand(async () => (await import('#web/features/experiences/experiences.tsx')).Experiences, {
  texts: ['experiences'],
});
const Publications = onDemand(async () => (await import('#web/features/publications/publications.tsx')).Publications, {
  texts: ['publications'],
});

type UserDetailProps = {
  id: string;
  listPath: string;
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

type DetailProps = Pick<UserDetailProps, 'trail' | 'access'> & { user: UserRecord; leave: () => void };

const Detail = ({ user, trail, access, leave }: DetailProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  return (
    <>
      <UserHead user={user} trail={trail} headingRef={heading} />
      <MailTrouble user={user} onEnded={focusHeading} />
      <UserAccess user={user} onDecided={focusHeading} leave={leave}>
        {access?.(user)}
      </UserAccess>
      <Parts user={user} />
    </>
  );
};

export const UserDetail = ({ id, listPath, trail, access }: UserDetailProps) => {
  const { t } = useTranslation('user');
  const navigate = useNavigate();
  const [isGone, setGone] = useState(false);
  // The screen itself says that the user is gone.
  const query = useCall(api.users.get, [{ params: { id } }], { isSilent: true, isEnabled: !isGone });
  const leave = () => {
    flushSync(() => setGone(true));
    void navigate(listPath);
  };
  useRecordTitle(query.data && personName(query.data));
  return (
    <>
      {!query.data && <PageHead title={t('title')} trail={trail} />}
      <Loaded
        query={query}
        skeleton={<FormSkeleton />}
        wayOut={
          <Link className={buttonClass({})} to={listPath}>
            {t('gone')}
          </Link>
        }
      >
        {(user) => <Detail key={user.id} user={user} trail={trail} access={access} leave={leave} />}
      </Loaded>
    </>
  );
};
