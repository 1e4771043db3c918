import { onDemand } from '#web/lib/on-demand.tsx';
import { ExplanationSkeleton } from './explanation-skeleton.tsx';
import './explanations.css';

export const JobExplanation = onDemand(async () => (await import('./explained-job.tsx')).ExplainedJob, {
  texts: ['explanations', 'jobs', 'portfolios', 'lists', 'ratings'],
  StandIn: ExplanationSkeleton,
});
