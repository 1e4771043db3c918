import { localized } from '#shared/domain/localized.ts';
import { type MovedAnswer, movedAnswers } from '#shared/domain/moved-answers.ts';
import type { MovedJob } from '#shared/matching/moved-jobs.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { answersOf, type Pair } from './result-sides.ts';
import { type MovedRanking, useMovedJobs } from './use-moved-jobs.ts';

type ResultJobListProps = {
  title: string;
  none: string;
  jobs: readonly MovedJob[];
  nameOf: (id: string) => string;
  reasonOf: (id: string) => string;
};

const ResultJobList = ({ title, none, jobs, nameOf, reasonOf }: ResultJobListProps) => {
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

/** Settings that the ranking depends on, besides the answers. */
const settingsOf = ({ researchDomain, otherDomains, wishes }: Portfolio): string =>
  JSON.stringify([researchDomain, [...otherDomains].sort(), [...wishes].sort()]);

const Lists = ({ ranking, pair: { earlier, later } }: { ranking: NonNullable<MovedRanking>; pair: Pair }) => {
  const { t } = useTranslation('results');
  const language = currentLanguage();
  const { moved, compared, jobById } = ranking;
  const skills = new Map(later.rows.skill.map(({ entry }) => [entry.id, localized(entry, language).name]));
  const { up, down } = movedAnswers([...skills.keys()], answersOf(earlier.rows.skill), answersOf(later.rows.skill));
  const nameOf = (id: string) => {
    const job = jobById.get(id)?.Job;
    return job ? localized(job, language).name : '';
  };
  const reasonIn = (way: 'up' | 'down', answers: readonly MovedAnswer[]) => (id: string) => {
    const { distinctiveSkills = [], mostImportantSkills = [] } = jobById.get(id) ?? {};
    const asked = new Set([...distinctiveSkills, ...mostImportantSkills].map(({ SkillId }) => SkillId));
    const names = answers.filter((answer) => asked.has(answer.id)).map((answer) => skills.get(answer.id) ?? '');
    return names.length === 0
      ? t('jobs.others')
      : t(`jobs.${way}`, { skills: new Intl.ListFormat(language, { type: 'unit' }).format(names.slice(0, 3)) });
  };
  const hasOutside = [...moved.closer, ...moved.further].some(({ was, is }) => was === null || is === null);

  return (
    <>
      <div className="result-two">
        <ResultJobList
          title={t('jobs.closer')}
          none={t('jobs.noneCloser')}
          jobs={moved.closer}
          nameOf={nameOf}
          reasonOf={reasonIn('up', up)}
        />
        <ResultJobList
          title={t('jobs.further')}
          none={t('jobs.noneFurther')}
          jobs={moved.further}
          nameOf={nameOf}
          reasonOf={reasonIn('down', down)}
        />
      </div>
      {hasOutside && <p className="small muted">{t('jobs.outsideHint', { count: compared })}</p>}
    </>
  );
};

export const ResultJobs = ({ pair }: { pair: Pair }) => {
  const { t } = useTranslation('results');
  const query = useMovedJobs(pair);
  const isOtherwiseSet = settingsOf(pair.earlier.portfolio) !== settingsOf(pair.later.portfolio);
  return (
    <section className="result-part stack">
      <header>
        <h2>{t('jobs.title')}</h2>
        <p className="muted measure">
          {t('jobs.hint')} {isOtherwiseSet && t('jobs.settings')}
        </p>
      </header>
      <Loaded
        query={query}
        loadingLabel={t('jobs.calculating')}
        skeleton={<span className="skeleton result-skeleton" />}
      >
        {(ranking) => (ranking ? <Lists ranking={ranking} pair={pair} /> : <Note>{t('jobs.refused')}</Note>)}
      </Loaded>
    </section>
  );
};
