import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { ExplanationSkeleton } from './explanation-skeleton.tsx';
import { NextSteps } from './next-steps.tsx';
import { Origins } from './origins.tsx';
import { Reasons } from './reasons.tsx';
import { type Names, useNames } from './use-names.ts';
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

const Lead = ({ explanation, names }: { explanation: JobExplanation; names: Names }) => {
  const { t } = useTranslation('explanations');
  const skills = explanation.distinctiveSkills.flatMap(({ SkillId }) => names.get(SkillId) ?? []);
  return (
    <div className="measure">
      <p>{t(`readiness.${explanation.readiness}`)}</p>
      {skills.length > 0 && (
        <p>{t('apart', { skills: new Intl.ListFormat(currentLanguage(), { type: 'unit' }).format(skills) })}</p>
      )}
    </div>
  );
};

/** A job understood: what sets it apart, where its rank comes from, what one could do, and what other answers would change. */
export const ExplainedJob = ({ portfolioId, jobId, coursesPathOf, planPath }: ExplainedJobProps) => {
  const { t } = useTranslation('explanations');
  const names = useNames();
  const { own, shown, tried, attempt, reset } = useTrial(portfolioId, jobId);
  const query = {
    data: own.data && shown && names.data && { own: own.data, shown, names: names.data },
    error: own.error ?? names.error,
    isFetching: own.isFetching || names.isFetching,
    refetch: () => Promise.all([own.refetch(), names.refetch()]),
  };
  return (
    <Loaded query={query} skeleton={<ExplanationSkeleton />} loadingLabel={t('loading')} failedTitle={t('failed')}>
      {(known) => (
        <div className="explained">
          <Lead explanation={known.shown} names={known.names} />
          <Origins explanation={known.shown} />
          <Reasons explanation={known.shown} names={known.names} />
          <NextSteps explanation={known.own} names={known.names} coursesPathOf={coursesPathOf} planPath={planPath} />
          <WhatIf {...known} tried={tried} onTry={attempt} onReset={reset} />
        </div>
      )}
    </Loaded>
  );
};
