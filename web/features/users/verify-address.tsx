import type * as z from 'zod/mini';
import type { invited } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { personName } from './person-name.ts';

type VerifyAddressProps = { person: z.output<typeof invited>; onAnswer: (isRight: boolean) => void };

/** Shows an address once more, large, before an invitation leaves for it. */
export const VerifyAddress = ({ person, onAnswer }: VerifyAddressProps) => {
  const { t } = useTranslation(['users', 'common']);
  const at = person.email.lastIndexOf('@') + 1;
  return (
    <Dialog
      title={t('verify.title')}
      closeLabel={t('common:close')}
      onClose={() => onAnswer(false)}
      foot={
        <>
          <Button look="quiet" onClick={() => onAnswer(false)}>
            {t('verify.correct')}
          </Button>
          <Button look="primary" onClick={() => onAnswer(true)}>
            {t('verify.create')}
          </Button>
        </>
      }
    >
      <p className="spelt">
        {person.email.slice(0, at)}
        <wbr />
        <b>{person.email.slice(at)}</b>
      </p>
      <p>{t('verify.text', { name: personName(person), role: t(`roles.${person.role}`) })}</p>
    </Dialog>
  );
};
