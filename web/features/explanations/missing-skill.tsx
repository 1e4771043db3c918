import { inHalves } from '#shared/domain/job-reasons.ts';
import { stepMonth } from '#shared/domain/plan-step.ts';
import { api } from '#web/lib/api.ts';
import { figure } from '#web/lib/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { useUser } from '#web/lib/session.ts';
import { today } from '#web/lib/today.ts';
import { useCall } from '#web/lib/use-call.ts';
import { PlanLink } from './plan-link.tsx';
import { SkillCourses } from './skill-courses.tsx';

type MissingSkillProps = {
  skill: { id: string; value: number; importance: number };
  name: string;
  jobName: string;
  /** The page with the courses for it, where one's university has courses. */
  coursesPath: string | undefined;
  planPath: string | undefined;
};

/** A skill of which a job asks more than one has: how much, what teaches it, and a step for the career plan. */
export const MissingSkill = ({ skill, name, jobName: job, coursesPath, planPath }: MissingSkillProps) => {
  const { t } = useTranslation('explanations');
  const language = currentLanguage();
  const universityId = useUser()?.UniversityId ?? '';
  const { data } = useCall(api.formations.list, [{ query: { universityId, skillId: skill.id } }], {
    isEnabled: coursesPath !== undefined && universityId !== '',
    isSilent: true,
  });
  const month = stepMonth(today(), language);
  const course = data?.rows[0]?.title;
  return (
    <li className="open">
      <strong>
        {t('next.missing', { skill: name, value: skill.value, asked: figure(inHalves(skill.importance), language) })}
      </strong>
      {coursesPath && <SkillCourses courses={data?.rows} path={coursesPath} skill={name} />}
      <PlanLink
        path={planPath}
        step={course ? t('step.course', { month, course, job }) : t('step.skill', { month, skill: name, job })}
        what={name}
      />
    </li>
  );
};
