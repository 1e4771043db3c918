import type { MovedJob } from '#shared/matching/moved-jobs.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';

type ResultJobListProps = {
  title: string;
  none: string;
  jobs: readonly MovedJob[];
  nameOf: (id: string) => string;
  /** What of one's answers went the same way, in words. */
  reasonOf: (id: string) => string;
};

/** Jobs that went one way, each with its rank then and now. */
export const ResultJobList = ({ title, none, jobs, nameOf, reasonOf }: ResultJobListProps) => {
  const { t } = useTranslation('results');
  const said = (rank: number | null) => (rank === null ? t('jobs.outside') : String(rank));
  return (
    <section>
      <h3>{title}</h3>
      {jobs.length === 0 && <p className="muted">{none}</p>}
      <ul className="rank-list">
        {jobs.map(({ id, was, is }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>
            <span className="sr">{t('jobs.from', { was: said(was), is: said(is) })}</span>
            <span className="ranks" aria-hidden="true">
              <span className="muted">{said(was)}</span>
              <Icon name="arrow-right" />
              {said(is)}
            </span>
            <span className="small muted">{reasonOf(id)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
