import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import type { ListedUniversity } from '#shared/schemas/university.ts';
import { Combobox } from '#web/blocks/combobox.tsx';
import { Failed } from '#web/blocks/failed.tsx';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Fate, membersIn } from './fate.tsx';

type RemoveUniversityProps = {
  university: ListedUniversity;
  /** Where its members may go. */
  others: readonly ListedUniversity[];
  onClose: () => void;
  /** It is gone, and with it the button that had the focus. */
  onRemoved: () => void;
};

/** Deletes a university once its exact name was typed, and its members were given another one. */
export const RemoveUniversity = ({ university, others, onClose, onRemoved }: RemoveUniversityProps) => {
  const { t } = useTranslation('universityList');
  const { id, name } = university;
  const remove = useSend(api.universities.remove, { success: t('remove.done') });
  const counts = useCall(api.users.countsOfUniversity, [{ params: { universityId: id } }], {
    // Of one that is gone there is nothing to read again.
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
      // As long as the dialog is open, nothing outside it takes the focus.
      flushSync(onClose);
      onRemoved();
    },
    words: { typed: { invalid_value: t('remove.differs') } },
  });
  const { bind, set, values } = form;
  const hasTarget = !values.isTransferring || values.transferUsersTo !== '';

  // It opens as high as it stays.
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
        <Fate counts={counts.data} />
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
          <Combobox
            label={t('remove.target')}
            options={others.map(({ id: value, name: label, city }) => ({
              value,
              label: city ? `${label}, ${city}` : label,
            }))}
            {...bind('transferUsersTo')}
            required
          />
        </div>
      )}
      <TextField label={t('remove.typed', { name })} autoComplete="off" spellCheck={false} {...bind('typed')} />
    </FormDialog>
  );
};
