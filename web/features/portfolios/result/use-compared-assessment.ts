import { earlierAssessment } from '#shared/domain/earlier-assessment.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { useChosenParam } from '#web/lib/address/search-params.ts';

const nothing = 'none';

/** Compares with the previous assessment, unless the URL names another one or none. */
export const useComparedAssessment = (portfolioId: string, portfolios: readonly PortfolioProgress[]) => {
  const [named, name] = useChosenParam('with');
  const portfolio = portfolios.find(({ id }) => id === portfolioId);
  const others = portfolios.filter(({ id }) => id !== portfolioId);
  const usual = portfolio && earlierAssessment(others, portfolio);
  const other = named === nothing ? undefined : (others.find(({ id }) => id === named) ?? usual);
  return { portfolio, others, other, choose: (id: string) => name(id || nothing) };
};
