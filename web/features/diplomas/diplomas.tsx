import type { ReactNode } from 'react';
import { type Diploma, diploma } from '#shared/schemas/diploma.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { OwnedList } from '#web/blocks/owned-list.tsx';
import { useOwnedForm } from '#web/blocks/use-owned-form.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type DialogProps = { userId: string; record: Diploma | null; onClose: () => void };

const empty = { name: '', university: '', city: '', startDate: '', endDate: '', isPublic: false };

const DiplomaDialog = ({ userId, record, onClose }: DialogProps) => {
  const { t } = useTranslation(['diplomas', 'common']);
  const form = useOwnedForm({
    schema: diploma.said,
    calls: api.diplomas,
    userId,
    record,
    empty,
    success: { added: t('added'), updated: t('updated') },
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

type DiplomasProps = { userId: string; isReadOnly?: boolean; children: ReactNode };

export const Diplomas = ({ userId, isReadOnly = false, children }: DiplomasProps) => {
  const period = usePeriod();
  return (
    <OwnedList
      query={useCall(api.diplomas.listOfUser, [{ params: { userId } }])}
      texts="diplomas"
      nameOf={({ name }) => name}
      factsOf={({ university, city, startDate, endDate }) => [`${university}, ${city}`, period(startDate, endDate)]}
      editing={
        isReadOnly
          ? undefined
          : {
              dialog: (record, onClose) => <DiplomaDialog userId={userId} record={record} onClose={onClose} />,
              remove: api.diplomas.remove,
            }
      }
    >
      {children}
    </OwnedList>
  );
};
