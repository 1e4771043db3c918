import { useParams } from 'react-router-dom';
import { Result as PortfolioResult } from '#web/features/portfolios/result/result.tsx';

const pathOf = (id: string): string => `/user/assessment/${id}`;
const jobsPathOf = (id: string): string => `/user/jobs?portfolio=${encodeURIComponent(id)}`;

export const Result = () => {
  const { id = '' } = useParams();
  return (
    <PortfolioResult key={id} portfolioId={id} listPath="/user/assessment" pathOf={pathOf} jobsPathOf={jobsPathOf} />
  );
};
