import { matchConfig } from './config.ts';
import type { JobProfile } from './prepare-catalogue.ts';
import type { DomainAccess } from './types.ts';

/** `domains` begins with the candidate's own; the others are neighbouring. */
export const domainAccessOf = (
  { job: { researchDomains = [] } }: JobProfile,
  domains: readonly number[],
): DomainAccess => {
  const [own, ...neighbours] = domains;
  if (own === undefined || researchDomains.length === 0 || researchDomains.includes(own)) return 'open';
  return researchDomains.some((domain) => neighbours.includes(domain)) ? 'neighbouring' : 'outside';
};

export const domainScore = (job: JobProfile, domains: readonly number[]): number =>
  -matchConfig.domainCost[domainAccessOf(job, domains)];
