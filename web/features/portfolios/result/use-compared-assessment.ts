import { earlierAssessment } from '#shared/domain/earlier-assessment.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { useChosenParam } from '#web/lib/address/use-chosen-param.ts';

/** How the address says that nothing is laid over the result. */
const nothing = 'none';

/** The assessment of a result and the one that is laid over it: the last one before it, unless the address names another or none. */
export const useCompared = (portfolioId: string, portfolios: readonly PortfolioProgress[]) => {
  const [named, name] = useChosenParam('with');
  const portfolio = portfolios.find(({ id }) => id === portfolioId);
  const others = portfolios.filter(({ id }) => id !== portfolioId);
  const usual = portfolio && earlierAssessment(others, portfolio);
  const other = named === nothing ? undefined : (others.find(({ id }) => id === named) ?? usual);
  return { portfolio, others, other, choose: (id: string) => name(id || nothing) };
};
