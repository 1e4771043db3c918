import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loaded, type Query } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { type ListName, type Named, useEntryWords } from './entry-words.ts';
import { EntryFindings } from './findings.tsx';
import './catalogue.css';

type EntryPageProps<E> = {
  list: ListName;
  query: Query<E>;
  children: (entry: E) => ReactNode;
};

export const EntryPage = <E extends Named>({ list, query, children }: EntryPageProps<E>) => {
  const { t } = useTranslation('catalogues');
  const { nameOf } = useEntryWords();
  useRecordTitle(query.data && nameOf(query.data));
  const listPath = `/super-admin/${list}`;
  const trail = [{ to: listPath, label: t(`${list}.title`) }];
  return (
    <>
      {!query.data && <PageHead title={t(`${list}.one`)} trail={trail} />}
      <Loaded
        query={query}
        skeleton={<div className="sheet pad entry-skeleton" />}
        wayOut={
          <Link className={buttonClass({})} to={listPath}>
            {t(`${list}.gone`)}
          </Link>
        }
      >
        {(entry) => (
          <>
            {/* Not the head of the loading state: a name of several lines would shift it. */}
            <PageHead title={nameOf(entry)} trail={trail}>
              <EntryFindings id={entry.id} />
            </PageHead>
            {children(entry)}
          </>
        )}
      </Loaded>
    </>
  );
};
