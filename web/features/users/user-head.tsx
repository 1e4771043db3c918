import type { Ref } from 'react';
import { longDate } from '#shared/domain/long-date.ts';
import type { User } from '#shared/schemas/user.ts';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { Breadcrumb, type Trail } from '#web/blocks/breadcrumb.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { Email, personName } from './person.tsx';
import { AvatarButton } from './profile-head.tsx';

type UserHeadProps = { user: User; trail: Trail; headingRef: Ref<HTMLHeadingElement> };

export const UserHead = ({ user, trail, headingRef }: UserHeadProps) => {
  const { t } = useTranslation(['user', 'lists']);
  const { email, status, emailConfirmed, createdAt, leavesAt } = user;
  const name = personName(user);
  return (
    <>
      <Breadcrumb trail={trail} current={name} />
      <div className="profile-head">
        <AvatarButton user={user} />
        <div>
          <h1 ref={headingRef} tabIndex={-1}>
            {name}
          </h1>
          <p className="muted">
            <Email address={email} />
          </p>
          <p className="user-facts row small muted">
            {/* The normal state is not said. */}
            {status !== 'ACCEPTED' && <b>{t(`lists:status.${status}`)}</b>}
            {!emailConfirmed && <span>{t('unconfirmed')}</span>}
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

/** Invited users who never signed in get other words, because they cannot correct their address themselves. */
export const MailTrouble = ({ user, onEnded }: { user: UserRecord; onEnded: () => void }) => {
  const { t } = useTranslation('user');
  const { mutate, isPending } = useSend(api.users.resendMail, { success: t('trouble.done'), onDone: onEnded });
  if (!user.mailTrouble) return null;
  const { kind, at } = user.mailTrouble;
  return (
    <Note tone="fail">
      <div className="stack stack-2">
        <p>
          <b>
            <Raised>{t(`trouble.${kind}.since`, { date: longDate(at, currentLanguage()) })}</Raised>
          </b>{' '}
          {t(`trouble.${kind}.text`, { context: user.isInvited ? 'invited' : undefined })}
        </p>
        <Button look="secondary" isBusy={isPending} onClick={() => mutate({ params: { id: user.id } })}>
          {t(`trouble.${kind}.again`)}
        </Button>
      </div>
    </Note>
  );
};
