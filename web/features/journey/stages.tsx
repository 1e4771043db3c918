import { Link } from 'react-router-dom';
import { type Circuit, circuits, type Labyrinth } from '#shared/domain/labyrinth.ts';
import { fewestCompared } from '#shared/matching/compared-jobs.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { mostWishes } from '#shared/schemas/portfolio-record.ts';
import { isRanked } from '#web/lib/address/spine-paths.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { circuitPaths } from './way-paths.ts';

type StagesProps = {
  assessment: PortfolioProgress | undefined;
  labyrinth: Labyrinth;
  /** Number of skills in the catalogue, while there is no assessment. */
  skills: number | undefined;
};

/** Says in words how far each circuit is walked. */
const useStates = ({ assessment, labyrinth: { shares }, skills }: StagesProps): Record<Circuit, string> => {
  const { t } = useTranslation('journey');
  const toCome = t('state.toCome');
  const { kinds, wishes = [], keptJobs = [], comparedJobs = [] } = assessment ?? {};
  const hasJobs = assessment !== undefined && isRanked(assessment);
  const answered = (kind: 'skill' | 'activity' | 'value') => {
    const asked = kinds?.[kind];
    if (asked && asked.answered > 0) return t('state.answered', asked);
    const count = asked?.total ?? (kind === 'skill' ? skills : undefined);
    return count ? t('state.questions', { count }) : toCome;
  };
  const plan = () => {
    if (shares.plan > 0) return t(shares.plan === 1 ? 'state.written' : 'state.begun');
    return hasJobs ? t('state.toWrite') : toCome;
  };
  const comparison = () => {
    if (shares.comparison === 1) return t('state.compared', { count: comparedJobs.length });
    return keptJobs.length >= fewestCompared ? t('state.toDo') : toCome;
  };
  return {
    skill: answered('skill'),
    activity: answered('activity'),
    value: answered('value'),
    wishes: wishes.length > 0 ? t('state.chosen', { count: wishes.length }) : t('state.atMost', { count: mostWishes }),
    kept: keptJobs.length > 0 ? t('state.kept', { count: keptJobs.length }) : hasJobs ? t('state.toChoose') : toCome,
    comparison: comparison(),
    plan: plan(),
  };
};

const lookOf = (share: number): string => (share === 1 ? 'done' : share > 0 ? 'some' : 'todo');

export const Stages = (props: StagesProps) => {
  const { t } = useTranslation('journey');
  const states = useStates(props);
  const { shares, at } = props.labyrinth;
  const paths = circuitPaths(props.assessment);
  return (
    <section className="way-stages">
      <h2 className="sr">{t('stages')}</h2>
      <ol className="stages">
        {circuits.map((circuit) => {
          const isHere = circuit === at;
          return (
            <li key={circuit} className={isHere ? 'now' : lookOf(shares[circuit])}>
              <Link to={paths[circuit]} aria-current={isHere ? 'step' : undefined}>
                <span>{t(`circuit.${circuit}`)}</span> <span className="state">{states[circuit]}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
