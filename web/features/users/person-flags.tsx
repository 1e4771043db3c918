import type { ReactNode } from 'react';
import { longDate } from '#shared/domain/long-date.ts';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Raised } from '#web/ui/raised.tsx';
import { personName } from './person.tsx';

type FlagProps = { tone?: 'fail' | 'calm'; icon: IconName; children: ReactNode };

const Flag = ({ tone, icon, children }: FlagProps) => (
  <span className={tone ? `flag ${tone}` : 'flag'}>
    <Icon name={icon} />
    <span>{children}</span>
  </span>
);

type PersonFlagsProps = {
  user: Member;
  isFailed: boolean;
  onResendMail: () => void;
  onResendInvitation: () => void;
};

/** Facts to know before deciding on a user, some with a button that resends a mail. */
export const PersonFlags = ({ user, isFailed, onResendMail, onResendInvitation }: PersonFlagsProps) => {
  const { t } = useTranslation('users');
  const { mailFailed, mailTrouble, isInvited, emailConfirmed, status, leavesAt } = user;
  const resend = (onClick: () => void) => (
    <button
      type="button"
      className="link-act"
      aria-label={t('resendWho', { name: personName(user) })}
      onClick={onClick}
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
          {/* The way to resume mails is on the user's own screen. */}
          <Raised>
            {t(`flags.trouble.${mailTrouble.kind}`, { date: longDate(mailTrouble.at, currentLanguage()) })}
          </Raised>
        </Flag>
      )}
      {mailFailed && !mailTrouble && (
        <Flag tone="fail" icon="circle-alert">
          {t(mailFailed.kind === 'invitation' ? 'flags.invitationLost' : 'flags.mailLost')} {resend(onResendMail)}
        </Flag>
      )}
      {isInvited && !mailFailed && !mailTrouble && (
        <Flag tone="calm" icon="mail">
          {t('flags.invited')} {resend(onResendInvitation)}
        </Flag>
      )}
    </>
  );
};
