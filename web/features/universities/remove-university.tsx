import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import type { Reply } from '#shared/contract.ts';
import type { contracts } from '#shared/contracts/index.ts';
import type { ListedUniversity } from '#shared/schemas/university.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { TransferField } from '#web/blocks/transfer-field.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Counts = Reply<typeof contracts.users.countsOfUniversity>;

const membersIn = ({ pendingUsers, acceptedUsers, rejectedUsers }: Counts): number =>
  pendingUsers + acceptedUsers + rejectedUsers;

const DeletionEffects = ({ counts }: { counts: Counts }) => {
  const { t } = useTranslation('universityList');
  const members = membersIn(counts);
  const { formations, pendingUsers, administrators, failedMails } = counts;
  if (members === 0) return <p>{t('remove.alone', { count: formations })}</p>;
  const effects = [
    { count: members, name: 'members' },
    { count: pendingUsers, name: 'pending' },
    { count: administrators, name: 'administrators' },
    { count: failedMails, name: 'mails' },
  ] as const;
  return (
    <dl className="fate small ruled">
      {effects.map(
        ({ count, name }) =>
          count > 0 && (
            <div key={name}>
              <dt>{t(`remove.${name}.who`, { count })}</dt>
              <dd>{t(`remove.${name}.fate`, { count })}</dd>
            </div>
          ),
      )}
      <div>
        <dt>{t('remove.things.who', { count: formations })}</dt>
        <dd>{t('remove.things.fate')}</dd>
      </div>
    </dl>
  );
};

type RemoveUniversityProps = {
  university: ListedUniversity;
  all: readonly ListedUniversity[];
  onClose: () => void;
  /** Moves the focus, because the row's button is gone. */
  onRemoved: () => void;
};

/** The user must type the exact name and, if the users are moved, choose a target. */
export const RemoveUniversity = ({ university, all, onClose, onRemoved }: RemoveUniversityProps) => {
  const { t } = useTranslation('universityList');
  const { id, name } = university;
  const remove = useSend(api.universities.remove, { success: t('remove.done') });
  const counts = useCall(api.users.countsOfUniversity, [{ params: { universityId: id } }], {
    // A deleted university must not be read again.
    isEnabled: !remove.isPending && !remove.isSuccess,
  });
  const members = counts.data && membersIn(counts.data);
  const schema = z.object({
    typed: z.string().check(z.refine((typed) => typed === name)),
    isTransferring: z.boolean(),
    transferUsersTo: z.string(),
  });
  const form = useForm({
    schema,
    initial: { typed: '', isTransferring: members !== 0, transferUsersTo: '' },
    send: ({ isTransferring, transferUsersTo }) =>
      remove.mutateAsync({ params: { id }, query: isTransferring ? { transferUsersTo } : {} }),
    onDone: () => {
      // An open dialog keeps the focus inside.
      flushSync(onClose);
      onRemoved();
    },
    words: { typed: { invalid_value: t('remove.differs') } },
  });
  const { bind, set, values } = form;
  const hasTarget = !values.isTransferring || values.transferUsersTo !== '';

  // Waits, so that the dialog opens at its final height.
  if (counts.isPending) return null;
  return (
    <FormDialog
      title={t('remove.title', { name })}
      submitLabel={t(values.isTransferring ? 'remove.transfer' : 'remove.submit')}
      form={form}
      isReady={values.typed === name && hasTarget}
      isDanger
      onClose={onClose}
    >
      {counts.data ? (
        <DeletionEffects counts={counts.data} />
      ) : (
        <Failed error={counts.error} isRetrying={counts.isFetching} onRetry={counts.refetch} />
      )}
      {members !== 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={values.isTransferring}
            onChange={({ target }) => set('isTransferring', target.checked)}
          />
          {t('remove.transferring', { count: members ?? 0 })}
        </label>
      )}
      {values.isTransferring && (
        <div className="transfer">
          <TransferField
            label={t('remove.target')}
            universities={all}
            from={id}
            {...bind('transferUsersTo')}
            required
          />
        </div>
      )}
      <TextField label={t('remove.typed', { name })} autoComplete="off" spellCheck={false} {...bind('typed')} />
    </FormDialog>
  );
};
