import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';

/** The research domains whose jobs are suggested from an assessment, in words; nothing where all are. */
export const useDomainNames = ({ researchDomain, otherDomains }: Portfolio): string => {
  const labels = useLabels()('researchDomain');
  return [researchDomain, ...otherDomains].flatMap((domain) => (domain ? [labels[Number(domain)]] : [])).join(', ');
};
