import { useState } from 'react';
import { type Publication, publication } from '#shared/schemas/publication.ts';
import { OwnedDialog, type OwnedForm } from '#web/blocks/owned-dialog.tsx';
import { OwnedList } from '#web/blocks/owned-list.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { thisYear } from '#web/lib/words/today.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { doiAddress } from './references/reference.ts';

const ImportPublications = onDemand(async () => (await import('./import-publications.tsx')).ImportPublications);

const empty = { title: '', description: '', authors: '', journalName: '', date: '', url: '', isPublic: false };

export const Publications = ({ userId, isReadOnly = false }: { userId: string; isReadOnly?: boolean }) => {
  const { t } = useTranslation('publications');
  const { data: known } = useCall(api.publications.listOfUser, [{ params: { userId } }]);
  const [adding, setAdding] = useState<'references' | { url: string }>();
  const close = () => setAdding(undefined);
  const year = thisYear();
  const dateWrong = t('dateWrong', { year });
  const form = {
    texts: 'publications' as const,
    schema: publication.said,
    calls: api.publications,
    userId,
    empty,
    words: {
      date: { too_small: dateWrong, invalid_value: dateWrong, invalid_type: dateWrong },
      url: { invalid_value: t('urlWrong') },
    },
    fields: ((bind) => (
      <>
        <TextField label={t('title')} isWide {...bind('title')} />
        <TextArea label={t('description')} hint={t('descriptionHint')} rows={3} isWide {...bind('description')} />
        <TextField label={t('authors')} hint={t('authorsHint')} isWide {...bind('authors')} />
        <TextField label={t('journalName')} hint={t('journalNameHint')} {...bind('journalName')} />
        <TextField label={t('date')} hint={dateWrong} type="number" min={1900} max={year} {...bind('date')} />
        <TextField label={t('url')} hint={t('urlHint')} type="url" isWide {...bind('url')} />
      </>
    )) satisfies OwnedForm<typeof publication.said>['fields'],
  };
  return (
    <>
      <OwnedList
        {...form}
        isReadOnly={isReadOnly}
        nameOf={({ title }: Publication) => title}
        linkOf={({ url }) => url}
        factsOf={({ authors, journalName, date }) =>
          [authors ?? '', [journalName, date].filter(Boolean).join(', ')].filter(Boolean)
        }
        actions={
          <Button look="quiet" onClick={() => setAdding('references')}>
            {t('import.open')}
          </Button>
        }
      />
      {adding === 'references' && known && (
        <ImportPublications
          userId={userId}
          known={known}
          onComplete={(doi) => setAdding({ url: doiAddress(doi) })}
          onClose={close}
        />
      )}
      {typeof adding === 'object' && (
        <OwnedDialog {...form} empty={{ ...empty, url: adding.url }} record={null} onClose={close} />
      )}
    </>
  );
};
