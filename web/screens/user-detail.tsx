import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { FormSkeleton } from '#web/blocks/form-skeleton.tsx';
import { Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { MailTrouble } from '#web/features/users/mail-trouble.tsx';
import { OtherDiplomasRead } from '#web/features/users/other-diplomas-read.tsx';
import { personName } from '#web/features/users/person-name.ts';
import { PersonalForm } from '#web/features/users/personal-info.tsx';
import { UserAccess } from '#web/features/users/user-access.tsx';
import { UserHead } from '#web/features/users/user-head.tsx';
import { useTabParam } from '#web/lib/address/use-tab-param.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useThingTitle } from '#web/lib/words/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
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

type Way = {
  /** Where members are listed. */
  listPath: string;
  /** The links that lead to a member. */
  trail: readonly ReactNode[];
  /** What else may be done with somebody's access here. */
  access?: (user: UserRecord) => ReactNode;
};

/** The five parts of a member (D19): only who they are is changed here. */
const Parts = ({ user }: { user: UserRecord }) => {
  const { t } = useTranslation(['user', 'profile']);
  const { id } = user;
  const tabs = [
    { label: t('profile:personal'), panel: <PersonalForm key={id} record={user} success={t('edited')} /> },
    { label: t('profile:doctorate'), panel: <DoctorateRead userId={id} name={personName(user)} /> },
    {
      label: t('profile:diplomas'),
      panel: (
        <Diplomas userId={id} isReadOnly>
          <OtherDiplomasRead user={user} />
        </Diplomas>
      ),
    },
    { label: t('profile:experiences'), panel: <Experiences userId={id} isReadOnly /> },
    { label: t('profile:publications'), panel: <Publications userId={id} isReadOnly /> },
  ];
  const [activeTab, openTab] = useTabParam(tabs.length);
  return <Tabs label={t('tabs')} tabs={tabs} activeTab={activeTab} onChange={openTab} />;
};

type DetailProps = Pick<Way, 'trail' | 'access'> & { user: UserRecord; leave: () => void };

const Detail = ({ user, trail, access, leave }: DetailProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  return (
    <>
      <UserHead user={user} trail={trail} headingRef={heading} />
      <MailTrouble user={user} onEnded={toHeading} />
      <UserAccess user={user} onDecided={toHeading} leave={leave}>
        {access?.(user)}
      </UserAccess>
      <Parts user={user} />
    </>
  );
};

/** A member, for the administrators of their university and for super administrators. */
export const UserDetail = ({ id, ...way }: Way & { id: string }) => {
  const { t } = useTranslation('user');
  const navigate = useNavigate();
  const [isGone, setGone] = useState(false);
  // Whether they are there is said on the screen.
  const query = useCall(api.users.get, [{ params: { id } }], { isSilent: true, isEnabled: !isGone });
  const leave = () => {
    flushSync(() => setGone(true));
    void navigate(way.listPath);
  };
  useThingTitle(query.data && personName(query.data));
  return (
    <>
      {!query.data && <PageHead title={t('title')} trail={way.trail} />}
      <Loaded
        query={query}
        skeleton={<FormSkeleton />}
        wayOut={
          <Link className={buttonClass({})} to={way.listPath}>
            {t('gone')}
          </Link>
        }
      >
        {(user) => <Detail key={user.id} user={user} trail={way.trail} access={way.access} leave={leave} />}
      </Loaded>
    </>
  );
};
