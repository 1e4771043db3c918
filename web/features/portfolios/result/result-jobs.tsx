import { localized } from '#shared/domain/localized.ts';
import { type MovedAnswer, movedAnswers } from '#shared/domain/moved-answers.ts';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Note } from '#web/ui/note.tsx';
import { ResultJobList } from './result-job-list.tsx';
import { answersOf, type Pair } from './result-sides.ts';
import { comparedJobs, type MovedRanking, useMovedJobs } from './use-moved-jobs.ts';

/** What jobs are suggested by beside the answers. */
const settingsOf = ({ researchDomain, otherDomains, wishes }: Portfolio): string =>
  JSON.stringify([researchDomain, [...otherDomains].sort(), [...wishes].sort()]);

const Lists = ({ ranking, pair: { earlier, later } }: { ranking: NonNullable<MovedRanking>; pair: Pair }) => {
  const { t } = useTranslation('results');
  const language = currentLanguage();
  const { moved, jobById } = ranking;
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
      {hasOutside && <p className="small muted">{t('jobs.outsideHint', { count: comparedJobs })}</p>}
    </>
  );
};

/** Which jobs came closer and which went away between two assessments. */
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
