import * as z from 'zod/mini';
import { longText, shortText, webAddress } from '#shared/schemas/fields.ts';
import type { Resource } from '#shared/schemas/resource.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const said = z.object({ label: shortText, description: longText, url: webAddress });

type LinkDialogProps = { record: Resource | null; isForUniversity: boolean; onClose: () => void };

/** Changes a link, or adds one. */
export const LinkDialog = ({ record, isForUniversity, onClose }: LinkDialogProps) => {
  const { t } = useTranslation(['resources', 'common']);
  const add = useSend(api.resources.create, { success: t('link.added') });
  const change = useSend(api.resources.update, { success: t('link.updated'), isMerged: true });
  const form = useRecordForm({
    schema: said,
    initial: { label: record?.label ?? '', description: record?.description ?? '', url: record?.url ?? '' },
    revision: record?.revision,
    send: (body, { changed, revision }) =>
      record
        ? change.mutateAsync({ params: { id: record.id }, body: changed, revision })
        : add.mutateAsync({ body: { ...body, isForUniversity } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={record ? t('link.edit') : t('link.add')}
      form={form}
      submitLabel={record ? t('common:save') : t('link.add')}
      onClose={onClose}
    >
      <div className="form-grid">
        <TextField label={t('name')} isWide {...form.bind('label')} />
        <TextArea label={t('description')} hint={t('descriptionHint')} isWide {...form.bind('description')} />
        <TextField label={t('link.url')} hint={t('link.urlHint')} type="url" isWide {...form.bind('url')} />
      </div>
    </FormDialog>
  );
};
