import { useId } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { missingSkills, unratedSkills } from '#shared/matching/job-gaps.ts';
import { inHalves } from '#shared/matching/job-reasons.ts';
import { stepMonth } from '#shared/matching/plan-step.ts';
import type { Formation } from '#shared/schemas/formation.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { PlanStep } from './plan-step.tsx';
import type { Names } from './use-names.ts';

type Courses = ReadonlyMap<string, readonly Formation[]>;

/**
 * Undefined until the courses of all skills are loaded, so that nothing moves; a skill is absent if its courses cannot
 * be read.
 */
export const useSkillCourses = (skillIds: readonly string[], isWanted: boolean): Courses | undefined => {
  const universityId = useUser()?.UniversityId ?? '';
  const useCourses = (skillId = '') =>
    useCall(api.formations.list, [{ query: { universityId, skillId } }], {
      isEnabled: isWanted && universityId !== '' && skillId !== '',
      isSilent: true,
    });
  const [first, second, third] = skillIds;
  const replies = [useCourses(first), useCourses(second), useCourses(third)];
  if (replies.some(({ isLoading }) => isLoading)) return undefined;
  return new Map(skillIds.flatMap((id, i) => (replies[i]?.data ? [[id, replies[i].data.rows] as const] : [])));
};

const mostNamed = 3;

type SkillCoursesProps = { courses: readonly Formation[] | undefined; path: string; skill: string };

const SkillCourses = ({ courses, path, skill }: SkillCoursesProps) => {
  const { t } = useTranslation('explanations');
  if (!courses) return null;
  if (courses.length === 0) return <p className="small muted">{t('next.noCourse')}</p>;
  return (
    <>
      <ul className="small course-names">
        {courses.slice(0, mostNamed).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <a className="small" href={path} target="_blank" rel="noreferrer">
        {t('next.courses', { count: courses.length })}
        <span className="sr"> {t('next.coursesOf', { skill })}</span>
      </a>
    </>
  );
};

type MissingSkillProps = {
  skill: { id: string; value: number; importance: number };
  name: string;
  jobName: string;
  /** Undefined when the university has no courses. */
  coursesPath: string | undefined;
  /** Undefined when they cannot be read. */
  courses: readonly Formation[] | undefined;
};

const MissingSkill = ({ skill, name, jobName: job, coursesPath, courses }: MissingSkillProps) => {
  const { t } = useTranslation('explanations');
  const language = currentLanguage();
  const month = stepMonth(today(), language);
  const course = courses?.[0]?.title;
  return (
    <li className="open">
      <strong>
        {t('next.missing', { skill: name, value: skill.value, asked: figure(inHalves(skill.importance), language) })}
      </strong>
      {coursesPath && <SkillCourses courses={courses} path={coursesPath} skill={name} />}
      <PlanStep
        step={course ? t('step.course', { month, course, job }) : t('step.skill', { month, skill: name, job })}
        what={name}
      />
    </li>
  );
};

type NextStepsProps = {
  own: JobExplanation;
  names: Names;
  coursesPathOf: ((skillId: string) => string) | undefined;
  courses: Courses;
};

export const NextSteps = ({ own, names, coursesPathOf, courses }: NextStepsProps) => {
  const { t } = useTranslation('explanations');
  const id = useId();
  const language = currentLanguage();
  const job = localized(own.Job, language).name;
  const missing = missingSkills(own);
  const unrated = unratedSkills(own).map((skill) => names.get(skill.id) ?? '');
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{t('next.title')}</h4>
      {missing.length === 0 && <p className="small muted">{t('next.enough')}</p>}
      <ol className="strand steps">
        {missing.map((skill) => (
          <MissingSkill
            key={skill.id}
            skill={skill}
            name={names.get(skill.id) ?? ''}
            jobName={job}
            coursesPath={coursesPathOf?.(skill.id)}
            courses={courses.get(skill.id)}
          />
        ))}
        {unrated.length > 0 && (
          <li className="open">
            <strong>{t('next.unrated', { count: unrated.length, skills: unrated.join(', ') })}</strong>
            <p className="small muted">{t('next.unratedHint')}</p>
          </li>
        )}
        <li>
          <strong>{t('next.meet')}</strong>
          <p className="small muted">{t('next.meetHint')}</p>
          <PlanStep step={t('step.meet', { month: stepMonth(today(), language), job })} what={t('next.meet')} />
        </li>
      </ol>
    </section>
  );
};
