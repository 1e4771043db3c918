import { type ReactNode, useId } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { movingAnswer } from '#shared/matching/job-gaps.ts';
import { seenCount, seenPlace } from '#shared/matching/seen-place.ts';
import type { ImportantSkill, JobExplanation } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import type { JobMarks } from '#web/blocks/mark-buttons.tsx';
import type { JobPaths } from '#web/lib/address/job-paths.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { Brief } from './brief.tsx';
import { JobTop } from './job-top.tsx';
import { Neighbours } from './neighbours.tsx';
import { usePartWords } from './part-words.ts';
import { Meet, SkillStep } from './plan-step.tsx';
import { Reasons } from './reasons.tsx';
import type { Explained } from './use-explained-jobs.ts';
import './job-page.css';

/** Takes the height of one answer with its course, so that nothing moves when it loads. */
const MovingStandIn = () => (
  <div className="sheet trial-sheet is-awaited" aria-hidden="true">
    <span className="skeleton w50" />
    <span className="skeleton w80" />
  </div>
);

const Moving = onDemand(async () => (await import('./moving.tsx')).Moving, {
  texts: ['portfolios'],
  StandIn: MovingStandIn,
});

type AskedProps = {
  explanation: JobExplanation;
  /** The skills as badges that lead to courses. */
  badges: (skills: readonly ImportantSkill[], label: string) => ReactNode;
};

const Asked = ({ explanation, badges }: AskedProps) => {
  const { t } = useTranslation('jobPage');
  const id = useId();
  const { readiness, distinctiveSkills, mostImportantSkills } = explanation;
  const skills = new Map([...distinctiveSkills, ...mostImportantSkills].map((skill) => [skill.SkillId, skill]));
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('asked.title')}</h2>
      <p>{t(`asked.${readiness}`)}</p>
      <p className="small muted">{t('asked.hint')}</p>
      {badges([...skills.values()], t('asked.title'))}
    </section>
  );
};

type JobPageProps = Omit<Explained, 'explanations'> & {
  explanation: JobExplanation;
  portfolio: Portfolio;
  marks: JobMarks;
  paths: JobPaths;
  badges: AskedProps['badges'];
};

export const JobPage = (props: JobPageProps) => {
  const { explanation, portfolio, marks, paths, badges, list, names, jobNames, courses } = props;
  const { t } = useTranslation('jobPage');
  const id = useId();
  const { Job, rank } = explanation;
  const language = currentLanguage();
  const { name, description } = localized(Job, language);
  const definition = language === 'fr' ? Job.definitionFR : Job.definition;
  useRecordTitle(name);
  const words = usePartWords(names, jobNames, marks.hidden);
  const seen = { jobs: list, hidden: marks.hidden };
  const placeAt = (rankThen?: number) => seenPlace(seen, Job.id, rankThen) ?? rank;
  const mover = movingAnswer(explanation);

  return (
    <>
      <JobTop {...{ explanation, name, definition, marks, paths }} place={placeAt()} count={seenCount(seen)} />
      <div className="job-cols">
        <div className="job-main">
          {description && (
            <section aria-labelledby={id}>
              <h2 id={id}>{t('what')}</h2>
              <p className="measure">{description}</p>
            </section>
          )}
          <Reasons explanation={explanation} words={words} />
          <Moving portfolioId={portfolio.id} own={explanation} {...{ names, mover, placeAt }}>
            {mover && (
              <SkillStep
                skillId={mover.own.id}
                skill={names.get(mover.own.id) ?? ''}
                job={name}
                {...{ paths, courses }}
              />
            )}
          </Moving>
          <Asked explanation={explanation} badges={badges} />
        </div>
        <aside className="job-side" aria-label={t('brief.title')}>
          <Brief explanation={explanation} place={placeAt()} wishes={portfolio.wishes} />
          <Neighbours {...{ explanation, names }} jobs={list} hidden={marks.hidden} pathOf={paths.job} />
          <Meet job={name} />
        </aside>
      </div>
    </>
  );
};
