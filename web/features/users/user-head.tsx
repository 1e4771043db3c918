import type { ReactNode, Ref } from 'react';
import { longDate } from '#shared/domain/long-date.ts';
import type { User } from '#shared/schemas/user.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { AvatarButton } from './avatar-button.tsx';
import { Email } from './email.tsx';
import { personName } from './person-name.ts';
import { StatusChip } from './status-chip.tsx';

type UserHeadProps = { user: User; trail: readonly ReactNode[]; headingRef: Ref<HTMLHeadingElement> };

/** Which member it is: picture, name and address, status, and since when they are here. */
export const UserHead = ({ user, trail, headingRef }: UserHeadProps) => {
  const { t } = useTranslation(['user', 'common']);
  const { email, status, emailConfirmed, createdAt, leavesAt } = user;
  const name = personName(user);
  return (
    <>
      <Breadcrumb label={t('common:trail')} links={trail} current={name} />
      <div className="profile-head">
        <AvatarButton user={user} />
        <div>
          <h1 ref={headingRef} tabIndex={-1}>
            {name}
          </h1>
          <p className="muted">
            <Email address={email} />
          </p>
          <p className="user-facts small muted">
            <StatusChip status={status} />
            <span>{t(emailConfirmed ? 'confirmed' : 'unconfirmed')}</span>
            <span>
              <Raised>{t('registered', { date: longDate(createdAt, currentLanguage()) })}</Raised>
            </span>
            {leavesAt && (
              <span>
                <Raised>{t('leaving', { date: longDate(leavesAt, currentLanguage()) })}</Raised>
              </span>
            )}
          </p>
        </div>
      </div>
    </>
  );
};
