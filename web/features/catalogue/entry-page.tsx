import type { ReactNode } from 'react';
import type { Query } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { RecordPage } from '#web/blocks/record-page.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { type Entry, type ListName, useEntryWords } from './entry-words.ts';
import { EntryFindings } from './findings.tsx';
import './catalogue.css';

type EntryPageProps<E> = {
  list: ListName;
  query: Query<E>;
  children: (entry: E) => ReactNode;
};

export const EntryPage = <E extends Entry>({ list, query, children }: EntryPageProps<E>) => {
  const { t } = useTranslation('catalogues');
  const { nameOf } = useEntryWords();
  const trail = [{ to: `/super-admin/${list}`, label: t(`${list}.title`) }];
  return (
    <RecordPage
      query={query}
      nameOf={nameOf}
      title={t(`${list}.one`)}
      trail={trail}
      gone={t(`${list}.gone`)}
      skeleton={<div className="sheet pad entry-skeleton" />}
      head={(entry) => (
        <PageHead title={nameOf(entry)} trail={trail}>
          <EntryFindings id={entry.id} />
        </PageHead>
      )}
    >
      {children}
    </RecordPage>
  );
};
