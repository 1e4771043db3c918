import { useParams } from 'react-router-dom';
import { GuidedAssessment } from '#web/features/portfolios/guided/guided-assessment.tsx';

export const Guided = () => {
  const { id = '' } = useParams();
  return <GuidedAssessment key={id} portfolioId={id} />;
};
