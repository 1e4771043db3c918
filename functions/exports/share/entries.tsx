import type { ReactNode } from 'react';
import { Raised } from '../report/raised.tsx';
import type { ReportTexts } from '../report/texts.ts';
import type { SharedInput } from './input.ts';

type EntriesProps = { title: string; rows: readonly { title: string; notes: readonly string[] }[] };

const Entries = ({ title, rows }: EntriesProps): ReactNode =>
  rows.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul className="entries">
        {rows.map((row) => (
          <li key={[row.title, ...row.notes].join(' ')}>
            <h3>{row.title}</h3>
            {row.notes.map((note) => (
              <p key={note} className="muted">
                <Raised>{note}</Raised>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );

const joined = (parts: readonly (string | number | null)[]): string => parts.filter((part) => part !== null).join(', ');

type ListsProps = Pick<SharedInput, 'degrees' | 'posts' | 'publications'> & { texts: ReportTexts };

/** A degree is one line, beside what was done with it. */
export const Lists = ({ degrees, posts, publications, texts: { t, period } }: ListsProps) => (
  <>
    {posts.length + publications.length > 0 && (
      <div className="two">
        <Entries
          title={t('share.posts')}
          rows={posts.map(({ title, place, startDate, endDate }) => ({
            title,
            notes: [place, period(startDate, endDate)],
          }))}
        />
        <Entries
          title={t('share.publications')}
          rows={publications.map(({ title, journal, year }) => ({
            title,
            notes: journal === null && year === null ? [] : [joined([journal, year])],
          }))}
        />
      </div>
    )}
    {degrees.length > 0 && (
      <section>
        <h2>{t('share.degrees')}</h2>
        <ul className="entries">
          {degrees.map(({ title, place, year }) => (
            <li key={`${title} ${place}`} className="line">
              <h3>{title}</h3>
              <p className="muted">{joined([place, year])}</p>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

type JobsProps = Pick<SharedInput, 'jobs'> & { texts: ReportTexts };

export const Jobs = ({ jobs, texts: { t, list } }: JobsProps) =>
  jobs.length === 0 ? null : (
    <section className="jobs">
      <h2>{t('share.jobs')}</h2>
      <p>{list(jobs)}</p>
    </section>
  );
