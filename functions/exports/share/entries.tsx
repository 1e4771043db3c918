import type { ReactNode } from 'react';
import type { ReportTexts } from '../report/texts.ts';
import type { SharedInput } from './input.ts';

type EntriesProps = { title: string; rows: readonly { title: string; note: string }[] };

const Entries = ({ title, rows }: EntriesProps): ReactNode =>
  rows.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul className="entries">
        {rows.map((row) => (
          <li key={`${row.title} ${row.note}`}>
            <h3>{row.title}</h3>
            {row.note !== '' && <p className="muted">{row.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type PostsAndPublicationsProps = Pick<SharedInput, 'posts' | 'publications'> & { texts: ReportTexts };

export const PostsAndPublications = ({ posts, publications, texts: { t, period } }: PostsAndPublicationsProps) =>
  posts.length + publications.length === 0 ? null : (
    <div className="two">
      <Entries
        title={t('share.posts')}
        rows={posts.map(({ title, place, startDate, endDate }) => ({
          title,
          note: `${place}, ${uncapitalized(period(startDate, endDate))}`,
        }))}
      />
      <Entries
        title={t('share.publications')}
        rows={publications.map(({ title, journal, year }) => ({
          title,
          note: [journal, year].filter((part) => part !== null).join(', '),
        }))}
      />
    </div>
  );

type JobsProps = Pick<SharedInput, 'jobs'> & { texts: ReportTexts };

export const Jobs = ({ jobs, texts: { t, list } }: JobsProps) =>
  jobs.length === 0 ? null : (
    <section className="jobs">
      <h2>{t('share.jobs')}</h2>
      <p>{list(jobs)}</p>
    </section>
  );
