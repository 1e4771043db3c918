import type { ReactNode } from 'react';
import { headingOf, type ImportedKind, importedLists, importTemplate } from '#shared/domain/import-columns.ts';
import { mostImported } from '#shared/schemas/import.ts';
import { saveCsv } from '#web/lib/files/save-file.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Table } from '#web/ui/table.tsx';

type ImportStepProps = { number: number; title: string; text: string; isLocked?: boolean; children: ReactNode };

export const ImportStep = ({ number, title, text, isLocked = false, children }: ImportStepProps) => (
  <section className="group">
    <header>
      <h2 className={isLocked ? 't1 muted' : 't1'}>
        <span className="n">{number}</span>
        {title}
      </h2>
      <p>{text}</p>
    </header>
    <div className="stack">{children}</div>
  </section>
);

export const FileStep = ({ kind }: { kind: ImportedKind }) => {
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
    <ImportStep number={1} title={t('file.title')} text={t('file.text', { most: mostImported })}>
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
    </ImportStep>
  );
};
