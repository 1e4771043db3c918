import { type Diploma, diploma } from '#shared/schemas/diploma.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { OwnedList } from '#web/blocks/owned-list.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/use-call.ts';
import { useForm } from '#web/lib/use-form.ts';
import { usePeriod } from '#web/lib/use-period.ts';
import { useSend } from '#web/lib/use-send.ts';
import { TextField } from '#web/ui/text-field.tsx';

type DialogProps = { userId: string; record: Diploma | null; onClose: () => void };

const empty = { name: '', university: '', city: '', startDate: '', endDate: '', isPublic: false };

/** Changes a diploma, or adds one to that person's. */
const DiplomaDialog = ({ userId, record, onClose }: DialogProps) => {
  const { t } = useTranslation(['diplomas', 'common']);
  const add = useSend(api.diplomas.create, { success: t('added') });
  const change = useSend(api.diplomas.update, { success: t('updated') });
  const form = useForm({
    schema: diploma.said,
    initial: record ?? empty,
    send: (said) =>
      record
        ? change.mutateAsync({ params: { id: record.id }, body: said })
        : add.mutateAsync({ body: { userId, ...said } }),
    onDone: onClose,
  });
  const title = record ? t('edit') : t('add');
  return (
    <FormDialog title={title} form={form} submitLabel={record ? t('common:save') : t('add')} onClose={onClose}>
      <div className="form-grid">
        <TextField label={t('name')} isWide {...form.bind('name')} />
        <TextField label={t('university')} hint={t('universityHint')} isWide {...form.bind('university')} />
        <TextField label={t('city')} isWide {...form.bind('city')} />
        <TextField label={t('startDate')} hint={t('startDateHint')} type="date" {...form.bind('startDate')} />
        <TextField label={t('endDate')} hint={t('endDateHint')} type="date" {...form.bind('endDate')} />
      </div>
    </FormDialog>
  );
};

/** A person's diplomas, the latest first, to add to, edit and delete. */
export const Diplomas = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('diplomas');
  const period = usePeriod();
  return (
    <OwnedList
      query={useCall(api.diplomas.listOfUser, [{ params: { userId } }])}
      title={t('heading')}
      countLabel={(count) => t('count', { count })}
      addLabel={t('add')}
      empty={{ title: t('empty'), text: t('emptyText') }}
      line={({ name, university, city, startDate, endDate }) => ({
        name,
        facts: [`${university}, ${city}`, period(startDate, endDate)],
        editLabel: t('editOf', { name }),
        removeLabel: t('remove.label', { name }),
      })}
      dialog={(record, onClose) => <DiplomaDialog userId={userId} record={record} onClose={onClose} />}
      remove={{
        call: api.diplomas.remove,
        title: t('remove.title'),
        text: ({ name }) => t('remove.text', { name }),
        success: t('remove.done'),
      }}
    />
  );
};
