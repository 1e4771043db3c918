import { useParams } from 'react-router-dom';
import { Result as PortfolioResult } from '#web/features/portfolios/result/result.tsx';

export const Result = () => {
  const { id = '' } = useParams();
  return <PortfolioResult key={id} portfolioId={id} />;
};
