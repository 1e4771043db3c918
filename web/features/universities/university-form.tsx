import { universityChanges } from '#shared/schemas/said-university.ts';
import type { University } from '#shared/schemas/university.ts';
import { SaveFooter } from '#web/blocks/save-footer.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

/** What is said of a university, saved together over the record as it was read. */
export const UniversityForm = ({ university }: { university: University }) => {
  const { t } = useTranslation(['universities', 'common']);
  const { mutateAsync } = useSend(api.universities.update, { success: t('updated'), isMerged: true });
  const form = useRecordForm({
    schema: universityChanges,
    initial: university,
    revision: university.revision,
    send: (_, { changed, revision }) => mutateAsync({ params: { id: university.id }, body: changed, revision }),
  });
  const { bind } = form;
  return (
    <form noValidate onSubmit={form.submit}>
      <FormGroup title={t('details')} hint={t('common:requiredFields')}>
        <div className="form-grid">
          <TextField label={t('name')} isWide autoComplete="off" {...bind('name')} />
          <TextField label={t('city')} autoComplete="off" {...bind('city')} />
          <TextField label={t('country')} autoComplete="off" {...bind('country')} />
          <TextField label={t('address')} isWide autoComplete="off" {...bind('address')} />
          <TextField
            label={t('contactEmail')}
            hint={t('contactEmailHint')}
            type="email"
            isWide
            autoComplete="off"
            {...bind('contactEmail')}
          />
          <TimeZoneField {...bind('timeZone')} />
        </div>
      </FormGroup>
      <SaveFooter form={form} />
    </form>
  );
};
