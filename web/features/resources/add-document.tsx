import * as z from 'zod/mini';
import { largestDocument } from '#shared/files.ts';
import { longText, shortText } from '#shared/schemas/fields.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { UploadField } from '#web/blocks/upload-field.tsx';
import { notifyError } from '#web/lib/calls/notify.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { ChosenDocument } from './use-uploads.ts';

const isChosen = z.refine<File | null>((file) => file !== null);
const said = z.object({ label: shortText, description: longText, file: z.nullable(z.file()).check(isChosen) });

/** Names a document and chooses its file; sending it goes on behind the closed dialog. */
export const AddDocument = ({
  onChoose,
  onClose,
}: {
  onChoose: (chosen: ChosenDocument) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['resources', 'errors']);
  const form = useForm({
    schema: said,
    initial: { label: '', description: '', file: null },
    send: async ({ file, ...named }) => {
      if (file) onChoose({ ...named, file });
    },
    onDone: onClose,
  });
  const faultOf = (file: File): string | undefined => {
    if (file.size === 0) return t('document.void');
    if (file.size <= largestDocument) return undefined;
    const fault = t('errors:fields.document_too_large');
    notifyError(fault);
    return fault;
  };
  return (
    <FormDialog title={t('document.add')} form={form} submitLabel={t('document.add')} onClose={onClose}>
      <div className="form-grid">
        <TextField label={t('name')} isWide {...form.bind('label')} />
        <TextArea label={t('description')} hint={t('descriptionHint')} isWide {...form.bind('description')} />
        <UploadField
          label={t('document.file')}
          hint={t('document.fileHint')}
          required
          isWide
          invitation={t('document.invitation')}
          types={[]}
          faultOf={faultOf}
          file={form.values.file ?? undefined}
          onChoose={(file) => form.set('file', file ?? null)}
          error={form.errorOf('file')}
        />
      </div>
    </FormDialog>
  );
};
