import { longDate } from '#shared/domain/long-date.ts';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Raised } from '#web/ui/raised.tsx';

/** Tells an administrator why a member is not mailed any more, and has it begin again; nothing while mails arrive. Who was invited and never came cannot correct their address themselves. */
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
