import { useEffect, useState } from 'react';
import type { TriedAnswer } from '#shared/matching/input.ts';
import { missingSkills, triedWith } from '#shared/matching/job-gaps.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { ExplanationSkeleton } from './explanation-skeleton.tsx';
import { NextSteps, useSkillCourses } from './next-steps.tsx';
import { Origins, Reasons } from './reasons.tsx';
import { useNames } from './use-names.ts';
import { WhatIf } from './what-if.tsx';

const none: readonly TriedAnswer[] = [];

/** Trial answers given during a request go into the next one, so the last shown explanation fits the last answers. */
const useTrial = (portfolioId: string, jobId: string) => {
  const [tried, setTried] = useState(none);
  const [asked, ask] = useState(none);
  const params = { id: portfolioId };
  const own = useCall(api.portfolios.explainJob, [{ params, body: { jobId, answers: [] } }]);
  const trial = useCall(api.portfolios.explainJob, [{ params, body: { jobId, answers: [...asked] } }], {
    keepsPrevious: true,
  });
  useEffect(() => {
    if (!trial.isFetching) ask(tried);
  }, [trial.isFetching, tried]);

  return {
    own,
    /** Includes the trial answers; shows the former explanation while theirs is loading. */
    shown: (tried.length > 0 && trial.data) || own.data,
    tried,
    attempt: (answer: TriedAnswer, mine: TriedAnswer) => setTried((before) => triedWith(before, answer, mine)),
    reset: () => setTried(none),
  };
};

type ExplainedJobProps = {
  portfolioId: string;
  jobId: string;
  /** Undefined when the university has no courses. */
  coursesPathOf: ((skillId: string) => string) | undefined;
};

export const ExplainedJob = ({ portfolioId, jobId, coursesPathOf }: ExplainedJobProps) => {
  const { t } = useTranslation('explanations');
  const names = useNames();
  const { own, shown, tried, attempt, reset } = useTrial(portfolioId, jobId);
  const missing = own.data ? missingSkills(own.data).map(({ id }) => id) : [];
  const courses = useSkillCourses(missing, coursesPathOf !== undefined);
  const query = {
    data: own.data && shown && names.data && courses && { own: own.data, shown, names: names.data, courses },
    ...joinQueries([own, names]),
  };
  return (
    <Loaded query={query} skeleton={<ExplanationSkeleton />} loadingLabel={t('loading')} failedTitle={t('failed')}>
      {(known) => (
        <div className="explained">
          <p className="measure">{t(`readiness.${known.shown.readiness}`)}</p>
          <Origins explanation={known.shown} />
          <Reasons explanation={known.shown} names={known.names} />
          <NextSteps {...known} coursesPathOf={coursesPathOf} />
          <WhatIf {...known} tried={tried} onTry={attempt} onReset={reset} />
        </div>
      )}
    </Loaded>
  );
};
