import { useParams } from 'react-router-dom';
import { Assessment as PortfolioAssessment } from '#web/features/portfolios/rating/assessment.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';

const ExportDialog = onDemand(async () => (await import('#web/features/exports/export-dialog.tsx')).ExportDialog, {
  texts: ['exports', 'ratings'],
});

export const Assessment = () => {
  const { id = '' } = useParams();
  return <PortfolioAssessment key={id} portfolioId={id} ExportDialog={ExportDialog} />;
};
