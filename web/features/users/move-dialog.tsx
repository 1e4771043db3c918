import * as z from 'zod/mini';
import { id } from '#shared/schemas/fields.ts';
import type { User } from '#shared/schemas/user.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { TransferField } from '#web/blocks/transfer-field.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { personName } from './person.tsx';

type MoveDialogProps = { user: User; onMoved: (universityId: string) => void; onClose: () => void };

const schema = z.object({ universityId: id });

export const MoveDialog = ({ user, onMoved, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('universityList');
  const { id: userId, role, status, UniversityId } = user;
  const universities = useCall(api.universities.list, []);
  const { mutateAsync } = useSend(api.users.move, { success: t('move.done') });
  const { bind, values, ...form } = useForm({
    schema,
    initial: { universityId: '' },
    send: (body) => mutateAsync({ params: { id: userId }, body }),
    onDone: () => {
      onClose();
      onMoved(values.universityId);
    },
  });
  return (
    <FormDialog
      title={t('move.title', { name: personName(user) })}
      submitLabel={t('move.submit')}
      form={form}
      onClose={onClose}
    >
      <ul className="points">
        <li>{t('move.keeps')}</li>
        {role === 'admin' && <li>{t('move.loses')}</li>}
        {status === 'PENDING' && <li>{t('move.waits')}</li>}
        <li>{t('move.audit')}</li>
      </ul>
      <TransferField
        label={t('move.to')}
        universities={universities.data?.rows ?? []}
        from={UniversityId}
        {...bind('universityId')}
      />
    </FormDialog>
  );
};
