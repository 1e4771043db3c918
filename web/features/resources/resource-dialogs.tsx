import * as z from 'zod/mini';
import { largestDocument } from '#shared/files.ts';
import { longText, shortText, webAddress } from '#shared/schemas/fields.ts';
import type { Resource } from '#shared/schemas/resource.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { UploadField } from '#web/blocks/upload-field.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import type { ChosenDocument } from './use-uploads.ts';

const named = { label: shortText, description: longText };

const NameFields = ({ label, description }: Record<'label' | 'description', object>) => {
  const { t } = useTranslation('resources');
  return (
    <>
      <TextField label={t('name')} isWide {...label} />
      <TextArea label={t('description')} hint={t('descriptionHint')} isWide {...description} />
    </>
  );
};

const newDocument = z.object({
  ...named,
  file: z.nullable(z.file()).check(z.refine<File | null>((file) => file !== null)),
});

type AddDocumentProps = { onChoose: (chosen: ChosenDocument) => void; onClose: () => void };

/** The upload continues after the dialog has closed. */
export const AddDocument = ({ onChoose, onClose }: AddDocumentProps) => {
  const { t } = useTranslation(['resources', 'errors']);
  const form = useForm({
    schema: newDocument,
    initial: { label: '', description: '', file: null },
    send: async ({ file, ...names }) => {
      if (file) onChoose({ ...names, file });
    },
    onDone: onClose,
  });
  const faultOf = (file: File): string | undefined => {
    if (file.size === 0) return t('document.void');
    return file.size > largestDocument ? t('errors:fields.document_too_large') : undefined;
  };
  return (
    <FormDialog title={t('document.add')} form={form} submitLabel={t('document.add')} onClose={onClose}>
      <div className="form-grid">
        <NameFields label={form.bind('label')} description={form.bind('description')} />
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

export type ResourceKind = 'document' | 'link';

const schemaOf = (kind: ResourceKind) => z.object({ ...named, url: kind === 'link' ? webAddress : z.string() });

const valuesOf = (record: Resource | null) => ({
  label: record?.label ?? '',
  description: record?.description ?? '',
  url: record?.url ?? '',
});

type ResourceDialogProps = {
  kind: ResourceKind;
  /** Null to add a link. */
  record: Resource | null;
  isForUniversity: boolean;
  onClose: () => void;
};

export const ResourceDialog = ({ kind, record, isForUniversity, onClose }: ResourceDialogProps) => {
  const { t } = useTranslation(['resources', 'common']);
  const add = useSend(api.resources.create, { success: t('link.added') });
  const change = useSend(api.resources.update, { success: t(`${kind}.updated`), isMerged: true });
  const form = useRecordForm({
    schema: schemaOf(kind),
    initial: valuesOf(record),
    valuesOf,
    revision: record?.revision,
    send: (body, { changed, revision }) =>
      record
        ? change.mutateAsync({ params: { id: record.id }, body: changed, revision })
        : add.mutateAsync({ body: { ...body, isForUniversity } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={record ? t(`${kind}.edit`) : t('link.add')}
      form={form}
      submitLabel={record ? t('common:save') : t('link.add')}
      onClose={onClose}
    >
      <div className="form-grid">
        <NameFields label={form.bind('label')} description={form.bind('description')} />
        {kind === 'link' && (
          <TextField label={t('link.url')} hint={t('link.urlHint')} type="url" isWide {...form.bind('url')} />
        )}
      </div>
    </FormDialog>
  );
};
