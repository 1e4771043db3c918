import type { Member } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { personName } from './person-name.ts';

type PersonFlagsProps = {
  user: Member;
  isFailed: boolean;
  onResendMail: () => void;
  onResendInvitation: () => void;
};

/** What an administrator should know of somebody before deciding, and what can be done about it. */
export const PersonFlags = ({ user, isFailed, onResendMail, onResendInvitation }: PersonFlagsProps) => {
  const { t } = useTranslation('users');
  const { mailFailed, isInvited, emailConfirmed, status } = user;
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
        <span className="flag fail">
          <Icon name="circle-alert" />
          {t('flags.failed')}
        </span>
      )}
      {isUnconfirmed && (
        <span className="flag">
          <Icon name="at-sign" />
          {t('flags.unconfirmed')}
        </span>
      )}
      {mailFailed && (
        <span className="flag fail">
          <Icon name="circle-alert" />
          {t(mailFailed.kind === 'invitation' ? 'flags.invitationLost' : 'flags.mailLost')}
          {resend(onResendMail)}
        </span>
      )}
      {isInvited && !mailFailed && (
        <span className="flag calm">
          <Icon name="mail" />
          {t('flags.invited')}
          {resend(onResendInvitation)}
        </span>
      )}
    </>
  );
};
