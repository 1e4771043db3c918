import { useId } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { missingSkills, unratedSkills } from '#shared/matching/job-gaps.ts';
import { stepMonth } from '#shared/matching/plan-step.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { MissingSkill } from './missing-skill.tsx';
import { PlanStep } from './plan-step.tsx';
import type { Names } from './use-names.ts';
import type { Courses } from './use-skill-courses.ts';

type NextStepsProps = {
  explanation: JobExplanation;
  names: Names;
  coursesPathOf: ((skillId: string) => string) | undefined;
  /** The courses for the skills of which it asks more than one has. */
  courses: Courses;
  planPath: string | undefined;
};

/** What one could do for a job: the skills to work on and those to rate, and meeting somebody who does it. */
export const NextSteps = ({ explanation, names, coursesPathOf, courses, planPath }: NextStepsProps) => {
  const { t } = useTranslation('explanations');
  const id = useId();
  const language = currentLanguage();
  const job = localized(explanation.Job, language).name;
  const missing = missingSkills(explanation);
  const unrated = unratedSkills(explanation).map((skill) => names.get(skill.id) ?? '');
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
            planPath={planPath}
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
          <PlanStep
            path={planPath}
            step={t('step.meet', { month: stepMonth(today(), language), job })}
            what={t('next.meet')}
          />
        </li>
      </ol>
    </section>
  );
};
