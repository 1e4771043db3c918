import { inHalves } from '#shared/matching/job-reasons.ts';
import { stepMonth } from '#shared/matching/plan-step.ts';
import type { Formation } from '#shared/schemas/formation.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { PlanStep } from './plan-step.tsx';
import { SkillCourses } from './skill-courses.tsx';

type MissingSkillProps = {
  skill: { id: string; value: number; importance: number };
  name: string;
  jobName: string;
  /** The page with the courses for it, where one's university has courses. */
  coursesPath: string | undefined;
  /** Those courses; undefined where they could not be read. */
  courses: readonly Formation[] | undefined;
  planPath: string | undefined;
};

/** A skill of which a job asks more than one has: how much, what teaches it, and a step for the career plan. */
export const MissingSkill = ({ skill, name, jobName: job, coursesPath, courses, planPath }: MissingSkillProps) => {
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
        path={planPath}
        step={course ? t('step.course', { month, course, job }) : t('step.skill', { month, skill: name, job })}
        what={name}
      />
    </li>
  );
};
