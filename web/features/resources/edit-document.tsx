import * as z from 'zod/mini';
import { longText, shortText } from '#shared/schemas/fields.ts';
import type { Resource } from '#shared/schemas/resource.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const said = z.object({ label: shortText, description: longText });

/** Changes what is said of a document; its file stays. */
export const EditDocument = ({
  record: { id, label, description, revision: read },
  onClose,
}: {
  record: Resource;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['resources', 'common']);
  const change = useSend(api.resources.update, { success: t('document.updated'), isMerged: true });
  const form = useRecordForm({
    schema: said,
    initial: { label, description },
    revision: read,
    send: (_, { changed, revision }) => change.mutateAsync({ params: { id }, body: changed, revision }),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('document.edit')} form={form} submitLabel={t('common:save')} onClose={onClose}>
      <div className="form-grid">
        <TextField label={t('name')} isWide {...form.bind('label')} />
        <TextArea label={t('description')} hint={t('descriptionHint')} isWide {...form.bind('description')} />
      </div>
    </FormDialog>
  );
};
