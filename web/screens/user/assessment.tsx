import { useParams } from 'react-router';
import { Assessment as PortfolioAssessment } from '#web/features/portfolios/assessment.tsx';

export const Assessment = () => {
  const { id = '' } = useParams();
  return (
    <PortfolioAssessment
      key={id}
      portfolioId={id}
      listPath="/user/assessment"
      jobsPath={`/user/jobs?portfolio=${encodeURIComponent(id)}`}
    />
  );
};
