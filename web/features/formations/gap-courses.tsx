import { Link } from 'react-router-dom';
import { inHalves } from '#shared/matching/job-reasons.ts';
import type { SkillGap } from '#shared/matching/kept-gaps.ts';
import type { ListedFormation } from '#shared/schemas/formation.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { OpenLink } from './suggested-formations.tsx';
import type { KeptGaps } from './use-kept-gaps.ts';
import './formations.css';

const mostCourses = 3;
const mostNamed = 3;

const written = (value: number): string => figure(value, currentLanguage());
const inWords = (names: readonly string[]): string => new Intl.ListFormat(currentLanguage()).format(names);

type Trained = { readonly gap: SkillGap; readonly name: string; readonly courses: readonly ListedFormation[] };

const trainedBy = (rows: readonly ListedFormation[], skillId: string): ListedFormation[] => {
  const strengthOf = ({ strengths }: ListedFormation): number => strengths?.[skillId] ?? 0;
  return rows.filter((row) => strengthOf(row) > 0).sort((a, b) => strengthOf(b) - strengthOf(a));
};

type GapProps = Trained & { jobs: readonly string[]; onSkill: (skillId: string) => void };

const Gap = ({ gap: { skillId, value, importance }, name, courses, jobs, onSkill }: GapProps) => {
  const { t } = useTranslation('formations');
  const named = jobs.length > mostNamed ? jobs.slice(0, mostNamed - 1) : jobs;
  const others = jobs.length - named.length;
  return (
    <li className="sheet pad">
      <h3 className="t2">{name}</h3>
      <p className="small muted">
        {t('suggested.gaps.asked', {
          value,
          asked: written(inHalves(importance)),
          jobs: inWords(others > 0 ? [...named, t('suggested.gaps.others', { count: others })] : named),
        })}
      </p>
      <ul className="ruled">
        {courses.slice(0, mostCourses).map(({ id, title, url, strengths }) => (
          <li key={id}>
            <span className="cell-lines">
              <b>{title}</b>
              <span className="small muted">
                {t('suggested.gaps.strength', { value: written(strengths?.[skillId] ?? 0) })}
              </span>
            </span>
            {url && <OpenLink title={title} url={url} />}
          </li>
        ))}
      </ul>
      {courses.length > mostCourses && (
        <Button look="quiet" onClick={() => onSkill(skillId)}>
          {t('suggested.gaps.more', { count: courses.length })}
          <span className="sr"> {t('suggested.gaps.moreOf', { skill: name })}</span>
        </Button>
      )}
    </li>
  );
};

type GapCoursesProps = {
  kept: KeptGaps;
  /** Holds all courses of the university, because gaps of several skills look among them. */
  rows: readonly ListedFormation[];
  skillNames: ReadonlyMap<string, string>;
  onSkill: (skillId: string) => void;
};

export const GapCourses = ({ kept, rows, skillNames, onSkill }: GapCoursesProps) => {
  const { t } = useTranslation('formations');
  if (kept.way !== null)
    return (
      <p className="measure gap-way">
        {t(`suggested.gaps.${kept.way}`)}{' '}
        <Link to={kept.path}>{t(kept.way === 'jobs' ? 'suggested.gaps.toJobs' : 'suggested.gaps.toQuestions')}</Link>
      </p>
    );
  if (kept.gaps.length === 0) return <p className="measure gap-way">{t('suggested.gaps.enough')}</p>;
  const trained = kept.gaps.map((gap): Trained => {
    const { skillId } = gap;
    return { gap, name: skillNames.get(skillId) ?? '', courses: trainedBy(rows, skillId) };
  });
  const found = trained.filter(({ courses }) => courses.length > 0);
  const without = trained.filter(({ courses }) => courses.length === 0).map(({ name }) => name);
  return (
    <>
      <section className="gaps" aria-labelledby="gaps">
        <h2 className="t1" id="gaps">
          {t('suggested.gaps.title')}
        </h2>
        <p className="muted measure">{t('suggested.gaps.lead')}</p>
        {found.length > 0 && (
          <ul className="gap-list">
            {found.map((one) => (
              <Gap
                key={one.gap.skillId}
                {...one}
                jobs={one.gap.jobIds.flatMap((id) => kept.jobNames.get(id) ?? [])}
                onSkill={onSkill}
              />
            ))}
          </ul>
        )}
        {without.length > 0 && (
          <p className="small muted">{t('suggested.gaps.without', { skills: inWords(without) })}</p>
        )}
      </section>
      <h2 className="t1">{t('suggested.all')}</h2>
    </>
  );
};
