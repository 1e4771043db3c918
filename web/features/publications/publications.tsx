import { type Publication, publication } from '#shared/schemas/publication.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { OwnedList } from '#web/blocks/owned-list.tsx';
import { useOwnedForm } from '#web/blocks/use-owned-form.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/use-call.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type DialogProps = { userId: string; record: Publication | null; onClose: () => void };

const empty = { title: '', description: '', authors: '', journalName: '', date: '', url: '', isPublic: false };

/** Changes a publication, or adds one to that person's. */
const PublicationDialog = ({ userId, record, onClose }: DialogProps) => {
  const { t } = useTranslation(['publications', 'common']);
  const year = new Date().getFullYear();
  const dateWrong = t('dateWrong', { year });
  const form = useOwnedForm({
    schema: publication.said,
    calls: api.publications,
    userId,
    record,
    empty,
    success: { added: t('added'), updated: t('updated') },
    words: {
      date: { too_small: dateWrong, invalid_value: dateWrong, invalid_type: dateWrong },
      url: { invalid_value: t('urlWrong') },
    },
    onDone: onClose,
  });
  const title = record ? t('edit') : t('add');
  return (
    <FormDialog title={title} form={form} submitLabel={record ? t('common:save') : t('add')} onClose={onClose}>
      <div className="form-grid">
        <TextField label={t('title')} isWide {...form.bind('title')} />
        <TextArea label={t('description')} hint={t('descriptionHint')} rows={3} isWide {...form.bind('description')} />
        <TextField label={t('authors')} hint={t('authorsHint')} isWide {...form.bind('authors')} />
        <TextField label={t('journalName')} hint={t('journalNameHint')} {...form.bind('journalName')} />
        <TextField label={t('date')} hint={dateWrong} type="number" min={1900} max={year} {...form.bind('date')} />
        <TextField label={t('url')} hint={t('urlHint')} type="url" isWide {...form.bind('url')} />
      </div>
    </FormDialog>
  );
};

/** A person's publications, the latest first, to add to, edit and delete. */
export const Publications = ({ userId }: { userId: string }) => (
  <OwnedList
    query={useCall(api.publications.listOfUser, [{ params: { userId } }])}
    texts="publications"
    nameOf={({ title }) => title}
    linkOf={({ url }) => url}
    factsOf={({ authors, journalName, date }) =>
      [authors ?? '', [journalName, date].filter(Boolean).join(', ')].filter(Boolean)
    }
    dialog={(record, onClose) => <PublicationDialog userId={userId} record={record} onClose={onClose} />}
    remove={api.publications.remove}
  />
);
