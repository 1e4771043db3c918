import { Link } from 'react-router-dom';
import { rankOrdinal } from '#shared/domain/ordinal.ts';
import { jobStars } from '#shared/matching/badges.ts';
import { mostCompared } from '#shared/matching/compared-jobs.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { type JobMarks, MarkButtons } from '#web/blocks/mark-buttons.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import type { JobPaths } from '#web/lib/address/job-paths.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { useFacts } from './facts.ts';
import './marks.css';

type JobTopProps = {
  explanation: JobExplanation;
  name: string;
  definition: string;
  place: number;
  count: number;
  marks: JobMarks;
  paths: JobPaths;
};

export const JobTop = ({ explanation, name, definition, place, count, marks, paths }: JobTopProps) => {
  const { t } = useTranslation(['jobPage', 'jobs']);
  const { Job, isPartial } = explanation;
  const isHidden = marks.hidden.includes(Job.id);
  const compared = [Job.id, ...marks.kept.filter((id) => id !== Job.id)].slice(0, mostCompared);
  const facts = useFacts(Job).flatMap(({ text }) => text || []);
  const standing = isHidden
    ? [t('aside')]
    : [
        t('place', { place: rankOrdinal(place, currentLanguage()), count }),
        t('jobs:stars', { count: jobStars(place) }),
      ];
  return (
    <div className={marks.kept.includes(Job.id) ? 'job-top is-kept' : 'job-top'}>
      <PageHead title={name} trail={[{ to: paths.list, label: t('jobs:title') }]}>
        {definition && <p className="lead">{definition}</p>}
        <ul className="where small muted">
          {[...standing, ...facts].map((words) => (
            <li key={words}>
              <Raised>{words}</Raised>
            </li>
          ))}
        </ul>
        {isPartial && <p className="small muted">{t('jobs:partial')}</p>}
        <div className="mark-acts">
          <MarkButtons jobId={Job.id} name={name} marks={marks} keepLook="secondary" />
          {compared.length > 1 && !isHidden && (
            <Link
              className={buttonClass({ look: 'primary' })}
              to={paths.compare(compared)}
              aria-label={t('compareOf', { count: compared.length })}
            >
              {t('compare', { count: compared.length })}
            </Link>
          )}
        </div>
      </PageHead>
    </div>
  );
};
