import { fewestCompared, hasCompared } from '../matching/compared-jobs.ts';
import type { Doctorate } from '../schemas/doctorate.ts';
import type { PortfolioProgress } from '../schemas/portfolio.ts';

/** Circuits stand in walking order, which is 3, 2, 1, 4, 7, 6 and 5 from outside. */
export const circuits = ['skill', 'activity', 'value', 'wishes', 'kept', 'comparison', 'plan'] as const;
export type Circuit = (typeof circuits)[number];

export type Labyrinth = {
  /** Walked share of each circuit, 0 to 1. */
  shares: Readonly<Record<Circuit, number>>;
  /** Number of circuits that are walked to their end. */
  walked: number;
  /** The first circuit with a gap; null at the centre. */
  at: Circuit | null;
};

type PlanTexts = Pick<Doctorate, 'proProjectElements' | 'careerPlan'>;

const shareOf = ({ answered, total } = { answered: 0, total: 0 }): number => (total > 0 ? answered / total : 0);

/** N/A is an answer. A choice, a kept job or a comparison walks its circuit whole; each text of the plan, half of it. */
export const labyrinthOf = (
  assessment: PortfolioProgress | undefined,
  { proProjectElements, careerPlan }: PlanTexts,
): Labyrinth => {
  const { kinds, wishes = [], keptJobs = [] } = assessment ?? {};
  const shares = {
    skill: shareOf(kinds?.skill),
    activity: shareOf(kinds?.activity),
    value: shareOf(kinds?.value),
    wishes: wishes.length > 0 ? 1 : 0,
    kept: keptJobs.length > 0 ? 1 : 0,
    comparison: assessment && hasCompared(assessment) ? 1 : 0,
    plan: [proProjectElements, careerPlan].filter(Boolean).length / 2,
  };
  return {
    shares,
    walked: circuits.filter((circuit) => shares[circuit] === 1).length,
    at: circuits.find((circuit) => shares[circuit] < 1) ?? null,
  };
};

export const nextSteps = [
  'begin',
  'answer',
  'refine',
  'wishes',
  'keep',
  'keepSecond',
  'compare',
  'plan',
  'finish',
  'out',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** The act that goes on from where the thread ends. */
export const nextStepOf = (assessment: PortfolioProgress | undefined, { at, shares }: Labyrinth): NextStep => {
  if (!assessment || assessment.answered === 0) return 'begin';
  switch (at) {
    case 'skill':
    case 'activity':
    case 'value':
      return (assessment.kinds?.missingSkills ?? 0) > 0 ? 'answer' : 'refine';
    case 'wishes':
      return 'wishes';
    case 'kept':
      return 'keep';
    case 'comparison':
      return assessment.keptJobs.length < fewestCompared ? 'keepSecond' : 'compare';
    case 'plan':
      return shares.plan === 0 ? 'plan' : 'finish';
    case null:
      return 'out';
  }
};
