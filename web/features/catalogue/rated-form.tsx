import type { contracts } from '#shared/contracts/index.ts';
import { SaveFooter } from '#web/blocks/save-footer.tsx';
import type { FormValues } from '#web/lib/forms/use-form.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { BilingualFields } from './bilingual-fields.tsx';
import { type kindOf, useCategoryOptions } from './category-options.ts';

type Schema = typeof contracts.catalogue.updateSkill.body;

type RatedFormProps = {
  list: keyof typeof kindOf;
  schema: Schema;
  record: FormValues<Schema> & { revision: number };
  send: Parameters<typeof useRecordForm<Schema, unknown>>[0]['send'];
};

export const RatedForm = ({ list, schema, record, send }: RatedFormProps) => {
  const { t } = useTranslation('catalogues');
  const form = useRecordForm({ schema, initial: record, revision: record.revision, send, spansTabs: true });
  return (
    <form noValidate onSubmit={form.submit}>
      <BilingualFields bind={form.bind} />
      <div className="sheet pad form-grid entry-more">
        <SelectField label={t('category')} options={useCategoryOptions(list)} {...form.bind('category')} />
      </div>
      <SaveFooter form={form} />
    </form>
  );
};
