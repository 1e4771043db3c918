import * as z from 'zod/mini';
import { otherDiplomaTypes } from '#shared/lists.ts';
import { type UserRecord, userRecord } from '#shared/schemas/user-record.ts';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { CheckGroup } from '#web/ui/fields/choices.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { MyRecord, useSaveRecord } from './my-record.tsx';

const schema = z.pick(userRecord, { otherDiplomasObtained: true });

const OtherDiplomasForm = ({ record }: { record: UserRecord }) => {
  const { t } = useTranslation(['profile', 'common']);
  const labels = useLabels()('otherDiploma');
  const save = useSaveRecord(record, t('common:informationsUpdated'));
  const form = useRecordForm({
    schema,
    initial: { otherDiplomasObtained: record.otherDiplomasObtained },
    revision: record.revision,
    send: (_, { changed, revision }) => save(changed, revision),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <FormGroup title={t('otherDiplomas')} hint={t('otherDiplomasHint')}>
        <CheckGroup
          legend={t('otherDiplomas')}
          options={otherDiplomaTypes.map((id) => ({ value: String(id), label: labels[id] ?? '' }))}
          {...form.bindChoice('otherDiplomasObtained')}
        />
      </FormGroup>
      <SaveFooter form={form} />
    </form>
  );
};

/** The seven professional diplomas are separate from the listed ones. */
export const OtherDiplomas = ({ userId }: { userId: string }) => (
  <MyRecord id={userId}>{(record) => <OtherDiplomasForm record={record} />}</MyRecord>
);
