import { missingSkills } from '#shared/matching/job-gaps.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { ExplanationSkeleton } from './explanation-skeleton.tsx';
import { NextSteps } from './next-steps.tsx';
import { Origins } from './origins.tsx';
import { Reasons } from './reasons.tsx';
import { useNames } from './use-names.ts';
import { useSkillCourses } from './use-skill-courses.ts';
import { useTrial } from './use-trial.ts';
import { WhatIf } from './what-if.tsx';

type ExplainedJobProps = {
  portfolioId: string;
  jobId: string;
  /** The page with the courses for a skill, where one's university has courses. */
  coursesPathOf: ((skillId: string) => string) | undefined;
  /** Where the career plan is written. */
  planPath?: string;
};

/** A job understood: how near one's ratings are to it, where its rank comes from, what one could do, and what other answers would change. */
export const ExplainedJob = ({ portfolioId, jobId, coursesPathOf, planPath }: ExplainedJobProps) => {
  const { t } = useTranslation('explanations');
  const names = useNames();
  const { own, shown, tried, attempt, reset } = useTrial(portfolioId, jobId);
  const missing = own.data ? missingSkills(own.data).map(({ id }) => id) : [];
  const courses = useSkillCourses(missing, coursesPathOf !== undefined);
  const query = {
    data: own.data && shown && names.data && courses && { own: own.data, shown, names: names.data, courses },
    error: own.error ?? names.error,
    isFetching: own.isFetching || names.isFetching,
    refetch: () => Promise.all([own.refetch(), names.refetch()]),
  };
  return (
    <Loaded query={query} skeleton={<ExplanationSkeleton />} loadingLabel={t('loading')} failedTitle={t('failed')}>
      {(known) => (
        <div className="explained">
          <p className="measure">{t(`readiness.${known.shown.readiness}`)}</p>
          <Origins explanation={known.shown} />
          <Reasons explanation={known.shown} names={known.names} />
          <NextSteps
            explanation={known.own}
            names={known.names}
            coursesPathOf={coursesPathOf}
            courses={known.courses}
            planPath={planPath}
          />
          <WhatIf
            own={known.own}
            shown={known.shown}
            names={known.names}
            tried={tried}
            onTry={attempt}
            onReset={reset}
          />
        </div>
      )}
    </Loaded>
  );
};
