import { useParams } from 'react-router-dom';
import { GuidedAssessment } from '#web/features/portfolios/guided/guided-assessment.tsx';

export const Guided = () => {
  const { id = '' } = useParams();
  const path = encodeURIComponent(id);
  return (
    <GuidedAssessment
      key={id}
      portfolioId={id}
      listPath="/user/assessment"
      tabsPath={`/user/assessment/${path}`}
      jobsPath={`/user/jobs?portfolio=${path}`}
    />
  );
};
