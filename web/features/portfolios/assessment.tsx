import { AssessmentFailed } from './assessment-failed.tsx';
import { AssessmentHead } from './assessment-head.tsx';
import { AssessmentTabs } from './assessment-tabs.tsx';
import type { ExportDialog } from './export-dialog-type.ts';
import { useAssessment } from './use-assessment.ts';

type AssessmentProps = {
  portfolioId: string;
  listPath: string;
  guidedPath: string;
  resultPath: string;
  jobsPath: string;
  ExportDialog: ExportDialog;
};

/** An assessment being answered, tab by tab: what is shown is what was read, with the answers not yet saved laid over it. */
export const Assessment = ({ portfolioId, jobsPath, ...rest }: AssessmentProps) => {
  const { portfolio, rows, answers, error, isFetching, refetch } = useAssessment(portfolioId);
  if (error)
    return <AssessmentFailed error={error} isRetrying={isFetching} onRetry={refetch} listPath={rest.listPath} />;
  return (
    <>
      <AssessmentHead portfolio={portfolio} {...rest} />
      <AssessmentTabs rows={rows} answers={answers} jobsPath={jobsPath} />
    </>
  );
};
