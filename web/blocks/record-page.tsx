import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { Trail } from './breadcrumb.tsx';
import { FormSkeleton, Loaded, type Query } from './loaded.tsx';
import { PageHead } from './page-head.tsx';

type RecordPageProps<R> = {
  query: Query<R>;
  nameOf: (record: R) => string;
  /** The heading while the record loads. */
  title: string;
  lead?: string;
  /** Breadcrumb; its last entry is the list of such records. */
  trail: Trail;
  /** Labels the link to that list when the record is gone. */
  gone: string;
  skeleton?: ReactNode;
  /** Defaults to the record's name. */
  head?: (record: R) => ReactNode;
  children: (record: R) => ReactNode;
};

export const RecordPage = <R,>(props: RecordPageProps<R>) => {
  const { query, nameOf, title, lead, trail, gone, skeleton = <FormSkeleton />, head, children } = props;
  useRecordTitle(query.data && nameOf(query.data));
  const wayOut = (
    <Link className={buttonClass({})} to={trail.at(-1)?.to ?? '/'}>
      {gone}
    </Link>
  );
  return (
    <>
      {!query.data && <PageHead title={title} lead={lead} trail={trail} />}
      <Loaded query={query} skeleton={skeleton} wayOut={wayOut}>
        {(record) => (
          <>
            {/* Not used as the loading state's head: a long name would shift it. */}
            {head ? head(record) : <PageHead title={nameOf(record)} lead={lead} trail={trail} />}
            {children(record)}
          </>
        )}
      </Loaded>
    </>
  );
};
