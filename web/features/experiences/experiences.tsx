import { type Experience, experience } from '#shared/schemas/experience.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { OwnedList } from '#web/blocks/owned-list.tsx';
import { useOwnedForm } from '#web/blocks/use-owned-form.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type DialogProps = { userId: string; record: Experience | null; onClose: () => void };

const empty = { title: '', company: '', city: '', startDate: '', endDate: '', isPublic: false };

const ExperienceDialog = ({ userId, record, onClose }: DialogProps) => {
  const { t } = useTranslation(['experiences', 'common']);
  const form = useOwnedForm({
    schema: experience.said,
    calls: api.experiences,
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
        <TextField label={t('title')} isWide {...form.bind('title')} />
        <TextField label={t('company')} hint={t('companyHint')} isWide {...form.bind('company')} />
        <TextField label={t('city')} isWide {...form.bind('city')} />
        <TextField label={t('startDate')} hint={t('startDateHint')} type="date" {...form.bind('startDate')} />
        <TextField label={t('endDate')} hint={t('endDateHint')} type="date" {...form.bind('endDate')} />
      </div>
    </FormDialog>
  );
};

export const Experiences = ({ userId, isReadOnly = false }: { userId: string; isReadOnly?: boolean }) => {
  const period = usePeriod();
  return (
    <OwnedList
      query={useCall(api.experiences.listOfUser, [{ params: { userId } }])}
      texts="experiences"
      nameOf={({ title }) => title}
      factsOf={({ company, city, startDate, endDate }) => [`${company}, ${city}`, period(startDate, endDate)]}
      editing={
        isReadOnly
          ? undefined
          : {
              dialog: (record, onClose) => <ExperienceDialog userId={userId} record={record} onClose={onClose} />,
              remove: api.experiences.remove,
            }
      }
    />
  );
};
