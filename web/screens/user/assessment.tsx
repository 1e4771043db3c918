import { useParams } from 'react-router-dom';
import { Assessment as PortfolioAssessment } from '#web/features/portfolios/rating/assessment.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';

const ExportDialog = onDemand(async () => (await import('#web/features/exports/export-dialog.tsx')).ExportDialog, {
  texts: ['exports', 'ratings'],
});

export const Assessment = () => {
  const { id = '' } = useParams();
  return (
    <PortfolioAssessment
      key={id}
      portfolioId={id}
      listPath="/user/assessment"
      guidedPath={`/user/assessment/${encodeURIComponent(id)}/guided`}
      resultPath={`/user/assessment/${id}/result`}
      ExportDialog={ExportDialog}
      jobsPath={`/user/jobs?portfolio=${encodeURIComponent(id)}`}
    />
  );
};
