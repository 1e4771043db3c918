import { headingOf, type ImportedKind, importedLists, importTemplate } from '#shared/domain/import-columns.ts';
import { mostImported } from '#shared/schemas/import.ts';
import { saveCsv } from '#web/lib/files/save-file.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { Part } from './part.tsx';

/** What the file must be: its columns, and a file to begin with. */
export const FilePart = ({ kind }: { kind: ImportedKind }) => {
  const { t } = useTranslation(['listImports', 'common']);
  const language = currentLanguage();
  const contents: Readonly<Record<string, string>> = t(`${kind}.columns`, { returnObjects: true });
  const columns = Object.keys(importedLists[kind].columns).map((name, place) => ({
    name,
    heading: headingOf(kind, name, language),
    content: contents[name],
    example: importedLists[kind].example[language][place],
  }));
  return (
    <Part number={1} title={t('file.title')} text={t('file.text', { most: mostImported })}>
      <div>
        <Button icon="download" onClick={() => saveCsv(importTemplate(kind, language), `${t(`${kind}.fileName`)}.csv`)}>
          {t('file.template')}
        </Button>
      </div>
      <Table
        caption={t('file.caption')}
        loadingLabel={t('common:loading')}
        rows={columns}
        rowKey={({ name }) => name}
        empty={null}
        columns={[
          { id: 'column', header: t('file.column'), width: 'm', cell: ({ heading }) => <b>{heading}</b> },
          { id: 'content', header: t('file.content'), cell: ({ content }) => content },
          {
            id: 'example',
            header: t('file.example'),
            isHiddenNarrow: true,
            cell: ({ example }) => <span className="muted">{example}</span>,
          },
        ]}
      />
    </Part>
  );
};
