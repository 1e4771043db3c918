import { useState } from 'react';
import { type Publication, publication } from '#shared/schemas/publication.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { OwnedList } from '#web/blocks/owned-list.tsx';
import { useOwnedForm } from '#web/blocks/use-owned-form.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { thisYear } from '#web/lib/words/today.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { doiAddress } from './reference.ts';

const ImportPublications = onDemand(async () => (await import('./import-publications.tsx')).ImportPublications);

type DialogProps = {
  userId: string;
  record: Publication | null;
  url?: string;
  onClose: () => void;
};

const empty = { title: '', description: '', authors: '', journalName: '', date: '', url: '', isPublic: false };

const PublicationDialog = ({ userId, record, url = '', onClose }: DialogProps) => {
  const { t } = useTranslation(['publications', 'common']);
  const year = thisYear();
  const dateWrong = t('dateWrong', { year });
  const form = useOwnedForm({
    schema: publication.said,
    calls: api.publications,
    userId,
    record,
    empty: { ...empty, url },
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

export const Publications = ({ userId, isReadOnly = false }: { userId: string; isReadOnly?: boolean }) => {
  const { t } = useTranslation('publications');
  const query = useCall(api.publications.listOfUser, [{ params: { userId } }]);
  const [adding, setAdding] = useState<'references' | { url: string }>();
  const close = () => setAdding(undefined);
  return (
    <>
      <OwnedList
        query={query}
        texts="publications"
        nameOf={({ title }) => title}
        linkOf={({ url }) => url}
        factsOf={({ authors, journalName, date }) =>
          [authors ?? '', [journalName, date].filter(Boolean).join(', ')].filter(Boolean)
        }
        editing={
          isReadOnly
            ? undefined
            : {
                dialog: (record, onClose) => <PublicationDialog userId={userId} record={record} onClose={onClose} />,
                remove: api.publications.remove,
                actions: (
                  <Button look="quiet" onClick={() => setAdding('references')}>
                    {t('import.open')}
                  </Button>
                ),
              }
        }
      />
      {adding === 'references' && query.data && (
        <ImportPublications
          userId={userId}
          known={query.data}
          onComplete={(doi) => setAdding({ url: doiAddress(doi) })}
          onClose={close}
        />
      )}
      {typeof adding === 'object' && (
        <PublicationDialog userId={userId} record={null} url={adding.url} onClose={close} />
      )}
    </>
  );
};
