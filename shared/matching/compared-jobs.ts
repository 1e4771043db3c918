import type { JobExplanation, JobPart, PortfolioProgress } from '#shared/schemas/portfolio.ts';

export const fewestCompared = 2;
export const mostCompared = 3;
const mostGaps = 3;

/** A comparison counts while a job is kept: of none there is nothing to compare. */
export const hasCompared = ({
  keptJobs,
  comparedJobs,
}: Pick<PortfolioProgress, 'keptJobs' | 'comparedJobs'>): boolean =>
  keptJobs.length > 0 && comparedJobs.length >= fewestCompared;

/** Parses `j1,j2,j3`; drops duplicates and all but the first three. */
export const comparedIds = (named: string): string[] =>
  [...new Set(named.split(',').filter((id) => /^j\w+$/.test(id)))].slice(0, mostCompared);

/** A skill with a lower importance counts as not asked for. */
const littleAsked = 1.5;

/** The skills that weigh most for the job and that it asks for. */
export const weightySkills = ({ parts }: Pick<JobExplanation, 'parts'>): (JobPart & { id: string })[] =>
  parts
    .flatMap((part) => (part.kind === 'skill' && part.id !== null ? { ...part, id: part.id } : []))
    .filter(({ importance }) => importance >= littleAsked)
    .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
    .slice(0, mostGaps);
