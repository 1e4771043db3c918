import { Link } from 'react-router-dom';
import { hasCompared } from '#shared/matching/compared-jobs.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { isRanked, type SpineStep, spinePaths, spineSteps } from '#web/lib/address/spine-paths.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import './spine.css';

const useWords = (portfolio: PortfolioProgress | undefined): Record<SpineStep, string> => {
  const { t } = useTranslation('menu');
  const count = portfolio?.keptJobs.length ?? 0;
  return {
    questions: t(portfolio && isRanked(portfolio) ? 'spine.result' : 'spine.questions'),
    jobs: t('spine.jobs'),
    kept: count > 0 ? t('spine.kept', { count }) : t('spine.noneKept'),
    compare: t('spine.compare'),
    project: t('spine.project'),
  };
};

/** The steps that were taken: one may come to a later step without them. */
const doneSteps = (
  portfolio: PortfolioProgress | undefined,
  plan: Pick<Doctorate, 'proProjectElements' | 'careerPlan'> | undefined,
): Record<SpineStep, boolean> => {
  const hasJobs = portfolio !== undefined && isRanked(portfolio);
  return {
    questions: hasJobs,
    jobs: hasJobs,
    kept: portfolio !== undefined && portfolio.keptJobs.length > 0,
    compare: portfolio !== undefined && hasCompared(portfolio),
    project: Boolean(plan?.proProjectElements && plan.careerPlan),
  };
};

type SpineProps = {
  at: SpineStep;
  /** The latest assessment when undefined or unknown. */
  portfolioId: string | undefined;
};

/** One line above the title of each screen between the questions and the plan. */
export const Spine = ({ at, portfolioId }: SpineProps) => {
  const { t } = useTranslation('menu');
  const userId = useUser()?.id ?? '';
  const { data } = useCall(api.portfolios.listOfUser, [{ params: { userId } }], { isSilent: true });
  const { data: doctorate } = useCall(api.doctorates.get, [{ params: { userId } }], { isSilent: true });
  const portfolio = data?.portfolios.find(({ id }) => id === portfolioId) ?? data?.portfolios[0];
  const words = useWords(portfolio);
  const paths = spinePaths(portfolio);
  const isDone = doneSteps(portfolio, doctorate);
  return (
    <nav className="spine" aria-label={t('spine.label')}>
      <ol>
        {spineSteps.map((step, i) => {
          const before = spineSteps[i - 1];
          const path = paths[step];
          const current = step === at ? 'step' : undefined;
          const classes = [
            before && isDone[before] && 'reached',
            !current && isDone[step] && 'done',
            step === 'kept' && path && 'kept',
          ];
          return (
            <li key={step} className={classes.filter(Boolean).join(' ') || undefined}>
              {path ? (
                <Link to={path} aria-current={current}>
                  {words[step]}
                </Link>
              ) : (
                <span aria-current={current}>{words[step]}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
