import { useParams } from 'react-router-dom';
import { EntryPage } from '#web/features/catalogue/entry-page.tsx';
import { JobForm } from '#web/features/catalogue/job-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { isMissing } from '#web/lib/calls/failures.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';

const JobStrengths = onDemand(async () => (await import('#web/features/catalogue/entry-strengths.tsx')).JobStrengths);

export const Job = () => {
  const { id = '' } = useParams();
  const job = useCall(api.catalogue.getJob, [{ params: { id } }], { isState: isMissing });
  return (
    <EntryPage list="jobs" query={job}>
      {(record) => (
        <>
          <JobForm key={record.id} job={record} />
          <JobStrengths jobId={record.id} />
        </>
      )}
    </EntryPage>
  );
};
