import type { ReactNode } from 'react';
import { longDate } from '#shared/domain/long-date.ts';
import type { Member } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Raised } from '#web/ui/raised.tsx';
import { personName } from './person.tsx';

export const useMails = () => {
  const { t } = useTranslation('users');
  const success = t('mailSent');
  const reset = useSend(api.auth.resetPassword, { success, keepsCache: true });
  const mail = useSend(api.users.resendMail, { success });
  const invitation = useSend(api.users.resendInvitation, { success, keepsCache: true });
  return {
    sendPasswordLink: ({ email }: Member) => reset.mutate({ body: { email } }),
    resendMail: ({ id }: Member) => mail.mutate({ params: { id } }),
    resendInvitation: ({ id }: Member) => invitation.mutate({ params: { id } }),
  };
};

type FlagProps = { tone?: 'fail' | 'calm'; icon: IconName; children: ReactNode };

const Flag = ({ tone, icon, children }: FlagProps) => (
  <span className={tone ? `flag ${tone}` : 'flag'}>
    <Icon name={icon} />
    <span>{children}</span>
  </span>
);

type PersonFlagsProps = { user: Member; isFailed: boolean; mails: ReturnType<typeof useMails> };

/** Shows facts to know before deciding on a user, some with a button that resends a mail. */
export const PersonFlags = ({ user, isFailed, mails }: PersonFlagsProps) => {
  const { t } = useTranslation('users');
  const { mailFailed, mailTrouble, isInvited, emailConfirmed, status, leavesAt } = user;
  const resend = (send: (user: Member) => void) => (
    <button
      type="button"
      className="link-act"
      aria-label={t('resendWho', { name: personName(user) })}
      onClick={() => send(user)}
    >
      {t('resend')}
    </button>
  );
  const isUnconfirmed = !emailConfirmed && !isInvited && status !== 'REJECTED';
  return (
    <>
      {isFailed && (
        <Flag tone="fail" icon="circle-alert">
          {t('flags.failed')}
        </Flag>
      )}
      {leavesAt && (
        <Flag icon="hourglass">
          <Raised>{t('flags.leaving', { date: longDate(leavesAt, currentLanguage()) })}</Raised>
        </Flag>
      )}
      {isUnconfirmed && <Flag icon="at-sign">{t('flags.unconfirmed')}</Flag>}
      {mailTrouble && (
        <Flag tone="fail" icon="circle-alert">
          {/* The user's own screen has the day, and the button that resumes mails. */}
          {t(`flags.trouble.${mailTrouble.kind}`)}
        </Flag>
      )}
      {mailFailed && !mailTrouble && (
        <Flag tone="fail" icon="circle-alert">
          {t(mailFailed.kind === 'invitation' ? 'flags.invitationLost' : 'flags.mailLost')} {resend(mails.resendMail)}
        </Flag>
      )}
      {isInvited && !mailFailed && !mailTrouble && (
        <Flag tone="calm" icon="mail">
          {t('flags.invited')} {resend(mails.resendInvitation)}
        </Flag>
      )}
    </>
  );
};
