import type { ReactNode } from 'react';
import { localized } from '#shared/domain/localized.ts';
import type { Texts } from '#shared/i18n/index.ts';
import { jobStars } from '#shared/matching/badges.ts';
import { littleAsked } from '#shared/matching/compared-jobs.ts';
import { missingSkills } from '#shared/matching/job-gaps.ts';
import { inHalves } from '#shared/matching/job-reasons.ts';
import type { Certainty } from '#shared/matching/types.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useJobFields } from '#web/lib/words/use-job-fields.ts';
import { Chip } from '#web/ui/badge.tsx';
import { Stars } from '#web/ui/fields/stars.tsx';
import { GapThread } from './threads.tsx';
import type { Names } from './use-names.ts';

type CompareRow = { id: string; name: string; cell: (job: JobExplanation) => ReactNode };
type ComparePart = { id: 'what' | 'place' | 'skills' | 'next'; rows: CompareRow[] };

type RowName = keyof Texts['compare']['row'];

/** A job with one star is outside the first eight: other answers could only let it in, whatever its certainty. */
const certaintyAt = (rank: number, certainty: Certainty): Certainty | 'mayEnter' =>
  jobStars(rank) === 1 && certainty !== 'look' ? 'mayEnter' : certainty;

const Lines = ({ lines, none }: { lines: readonly string[]; none: string }) =>
  lines.length === 0 ? (
    <span className="muted">{none}</span>
  ) : (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

type SkillCellProps = { job: JobExplanation; skillId: string };

const SkillCell = ({ job, skillId }: SkillCellProps) => {
  const { t } = useTranslation('compare');
  const part = job.parts.find(({ id }) => id === skillId);
  if (!part || part.importance < littleAsked) return <span className="muted small">{t('little')}</span>;
  const asked = figure(inHalves(part.importance), currentLanguage());
  return (
    <div className="gap-cell">
      <span>
        {part.value === null ? t('unrated') : <b className="figure">{part.value}</b>}{' '}
        <span className="muted">{t('for', { asked })}</span>
      </span>
      <GapThread importance={part.importance} value={part.value} />
    </div>
  );
};

export const useCompareParts = (
  skillIds: readonly string[],
  names: Names,
  { keptJobs, wishes }: Pick<Portfolio, 'keptJobs' | 'wishes'>,
): ComparePart[] => {
  const { t } = useTranslation(['compare', 'jobs']);
  const { textsOf } = useJobFields();
  const language = currentLanguage();
  const named = (ids: readonly string[]) => ids.flatMap((id) => names.get(id) ?? []);
  const row = (id: RowName, cell: CompareRow['cell']): CompareRow => ({ id, name: t(`row.${id}`), cell });

  return [
    {
      id: 'what',
      rows: [
        row(
          'about',
          ({ Job }) => (language === 'fr' ? Job.definitionFR : Job.definition) || localized(Job, language).description,
        ),
        row('apart', ({ distinctiveSkills }) => (
          <Lines lines={named(distinctiveSkills.map(({ SkillId }) => SkillId))} none={t('unsaid')} />
        )),
        row('employers', ({ Job }) => <Lines lines={textsOf('fact', 'employers', Job.employers)} none={t('unsaid')} />),
        row('requirement', ({ Job }) => textsOf('fact', 'requirement', Job.requirement)[0] ?? t('unsaid')),
      ],
    },
    {
      id: 'place',
      rows: [
        row('rank', ({ rank }) => {
          const stars = jobStars(rank);
          return (
            <span className="rank-stars">
              {t('jobs:rank', { rank })} <Stars value={stars} max={3} text={t('jobs:stars', { count: stars })} />
            </span>
          );
        }),
        row('certainty', ({ rank, certainty }) => t(`certainty.${certaintyAt(rank, certainty)}`)),
        ...(wishes.length === 0
          ? []
          : [
              row('wishes', ({ parts }) => {
                const met = parts.flatMap(({ kind, id, importance }) => (kind === 'wish' && importance > 0 ? id : []));
                const lines = wishes.filter((wish) => met.includes(wish)).map((wish) => t(`jobs:wish.${wish}`));
                return <Lines lines={lines} none={t('noWish')} />;
              }),
            ]),
      ],
    },
    {
      id: 'skills',
      rows: skillIds.map((id) => ({
        id,
        name: names.get(id) ?? '',
        cell: (job) => <SkillCell job={job} skillId={id} />,
      })),
    },
    {
      id: 'next',
      rows: [
        row('missing', (job) => (
          <Lines lines={named(missingSkills(job).map(({ id }) => id))} none={t('nothingMissing')} />
        )),
        row('kept', ({ Job: { id } }) =>
          keptJobs.includes(id) ? (
            <Chip tone="accepted" icon="check" text={t('jobs:marks.kept')} />
          ) : (
            <span className="muted">{t('notKept')}</span>
          ),
        ),
      ],
    },
  ];
};
