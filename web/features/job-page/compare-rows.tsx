import type { ReactNode } from 'react';
import { localized } from '#shared/domain/localized.ts';
import type { Texts } from '#shared/i18n/index.ts';
import { weightySkills } from '#shared/matching/compared-jobs.ts';
import { movingAnswer } from '#shared/matching/job-gaps.ts';
import { inHalves } from '#shared/matching/job-reasons.ts';
import { weighedReasons } from '#shared/matching/row-reasons.ts';
import { type JobFact, jobFacts } from '#shared/schemas/catalogue-lists.ts';
import type { JobExplanation, JobPart } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import type { JobPaths } from '#web/lib/address/job-paths.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useJobFields } from '#web/lib/words/use-job-fields.ts';
import { useFacts } from './facts.ts';
import { metWishes } from './met-wishes.ts';
import type { usePartWords } from './part-words.ts';
import { GapThread } from './threads.tsx';
import type { Names } from './use-names.ts';
import type { Courses } from './use-skill-courses.ts';

export type CompareRow = { id: string; name: string; cell: (job: JobExplanation) => ReactNode };

/** The description where a job has no definition. */
const definitionOf = (Job: JobExplanation['Job']): string => {
  const language = currentLanguage();
  return (language === 'fr' ? Job.definitionFR : Job.definition) || localized(Job, language).description;
};

/** Two reasons a side; the wishes that a job meets have a row of their own. */
const mostReasons = 2;

const Lines = ({ lines, none }: { lines: readonly string[]; none: string }) =>
  lines.length === 0 ? (
    <p className="muted">{none}</p>
  ) : (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

const Fact = ({ Job, name }: { Job: JobExplanation['Job']; name: JobFact }) => {
  const { t } = useTranslation('compare');
  const fact = useFacts(Job).find((one) => one.name === name);
  return <p>{fact?.text || t('unsaid')}</p>;
};

const Gap = ({ part: { value, importance }, name }: { part: JobPart; name: string }) => {
  const { t } = useTranslation('compare');
  const asked = figure(inHalves(importance), currentLanguage());
  return (
    <div className="gap-line">
      <span>{name}</span>{' '}
      <span className="muted">{value === null ? t('unrated', { asked }) : t('gap', { value, asked })}</span>
      <GapThread importance={importance} value={value} />
    </div>
  );
};

type StepProps = { job: JobExplanation; names: Names; courses: Courses; paths: JobPaths };

/** A course for the widest gap, or the skill to get better at, or somebody to meet. */
const Step = ({ job, names, courses, paths }: StepProps) => {
  const { t } = useTranslation('compare');
  const skillId = movingAnswer(job)?.own.id;
  if (!skillId) return <p>{t('meet')}</p>;
  const [course] = courses.get(skillId) ?? [];
  if (!course) return <p>{t('practise', { skill: names.get(skillId) })}</p>;
  return (
    <p>
      <a href={paths.courses(skillId)} target="_blank" rel="noreferrer">
        {course.title}
        <span className="sr"> {t('courseOf')}</span>
      </a>
    </p>
  );
};

type RowsOf = Omit<StepProps, 'job'> & { words: ReturnType<typeof usePartWords>; wishes: Portfolio['wishes'] };

export const useCompareRows = ({ words, wishes, ...known }: RowsOf): CompareRow[] => {
  const { t } = useTranslation(['compare', 'jobs']);
  const { headingOf } = useJobFields();
  const row = (id: keyof Texts['compare']['row'], cell: CompareRow['cell']) => ({ id, name: t(`row.${id}`), cell });
  const sideOf = (side: 'closer' | 'away') => (job: JobExplanation) => {
    const parts = weighedReasons(job.parts)[side].filter(({ kind }) => side === 'away' || kind !== 'wish');
    return <Lines lines={parts.slice(0, mostReasons).map(words.shortTitleOf)} none={t('nothing')} />;
  };

  return [
    row('about', ({ Job }) => <p>{definitionOf(Job)}</p>),
    ...jobFacts.map((name) => ({
      id: name,
      name: headingOf(name),
      cell: ({ Job }: JobExplanation) => <Fact Job={Job} name={name} />,
    })),
    row('wishes', ({ parts }) => (
      <Lines
        lines={metWishes(wishes, parts).map((kind) => t(`jobs:wish.${kind}`))}
        none={t(wishes.length > 0 ? 'noWish' : 'noPreference')}
      />
    )),
    row('closer', sideOf('closer')),
    row('away', sideOf('away')),
    row('gaps', (job) =>
      weightySkills(job).map((part) => <Gap key={part.id} part={part} name={known.names.get(part.id) ?? ''} />),
    ),
    row('step', (job) => <Step job={job} {...known} />),
  ];
};
