import { longDate } from '#shared/domain/long-date.ts';
import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Raised } from '#web/ui/raised.tsx';

type OwnMailTroubleProps = NonNullable<User['mailTrouble']> & { isConfirmed: boolean };

/**
 * Tells somebody that our mails do not reach them, and since when; a link that is opened there ends it. None goes to an address
 * that wants no mails and may be somebody else's: nobody ever showed that they read it.
 */
export const OwnMailTrouble = ({ kind, at, isConfirmed }: OwnMailTroubleProps) => {
  const { t } = useTranslation('account');
  const { mutate, isPending } = useSend(api.auth.requestConfirmation, {
    success: t('address.trouble.sent'),
    keepsCache: true,
  });
  const mayAsk = isConfirmed || kind !== 'complaint';
  return (
    <Note>
      <p>
        <Raised>
          {t(`address.trouble.${kind}`, {
            date: longDate(at, currentLanguage()),
            context: mayAsk ? undefined : 'unread',
          })}
        </Raised>
      </p>
      {mayAsk && (
        <Button look="quiet" isBusy={isPending} onClick={() => mutate({})}>
          {t('address.trouble.confirm')}
        </Button>
      )}
    </Note>
  );
};
