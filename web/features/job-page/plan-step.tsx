import { useId } from 'react';
import { Link } from 'react-router-dom';
import { stepMonth } from '#shared/matching/plan-step.ts';
import type { JobPaths } from '#web/lib/address/job-paths.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { Button } from '#web/ui/button.tsx';
import { usePlanLine } from './use-plan.ts';
import type { Courses } from './use-skill-courses.ts';

export const planPath = '/user/career';

const PlanStep = ({ step, what }: { step: string; what: string }) => {
  const { t } = useTranslation('jobPage');
  const { isPlanned, isBusy, toggle } = usePlanLine('careerPlan', step);
  return (
    <div className="plan-line row">
      <Button
        look={isPlanned ? 'quiet' : 'secondary'}
        {...(isPlanned && { icon: 'undo-2' })}
        isBusy={isBusy}
        onClick={toggle}
      >
        {t(isPlanned ? 'step.takeOut' : 'step.add')}
        <span className="sr">{t('step.of', { what })}</span>
      </Button>
      <span className="small" role="status">
        {isPlanned && t('step.added')}
      </span>
      {isPlanned && (
        <Link className="small" to={planPath}>
          {t('step.toPlan')}
        </Link>
      )}
    </div>
  );
};

type SkillStepProps = { skillId: string; skill: string; job: string; paths: JobPaths; courses: Courses };

/** A course of one's university for the skill, and the step that follows from it. */
export const SkillStep = ({ skillId, skill, job, paths, courses }: SkillStepProps) => {
  const { t } = useTranslation('jobPage');
  const month = stepMonth(today(), currentLanguage());
  const known = courses.get(skillId);
  const course = known?.[0]?.title;
  return (
    <div className="row between">
      {course ? (
        <p className="cell-lines">
          <span className="small muted">{t('moving.university')}</span>
          <a href={paths.courses(skillId)} target="_blank" rel="noreferrer">
            {course}
            <span className="sr"> {t('moving.courseOf')}</span>
          </a>
        </p>
      ) : (
        known && <p className="small muted">{t('moving.noCourse')}</p>
      )}
      <PlanStep
        step={course ? t('step.course', { month, course, job }) : t('step.skill', { month, skill, job })}
        what={skill}
      />
    </div>
  );
};

export const Meet = ({ job }: { job: string }) => {
  const { t } = useTranslation('jobPage');
  const id = useId();
  const month = stepMonth(today(), currentLanguage());
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('meet.title')}</h2>
      <p className="small">{t('meet.text')}</p>
      <PlanStep step={t('step.meet', { month, job })} what={t('meet.title')} />
    </section>
  );
};
