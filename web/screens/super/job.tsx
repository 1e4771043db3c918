import { useParams } from 'react-router';
import { EntryPage } from '#web/features/catalogue/entry-page.tsx';
import { JobForm } from '#web/features/catalogue/job-form.tsx';
import { JobStrengths } from '#web/features/catalogue/job-strengths.tsx';
import { api } from '#web/lib/api.ts';
import { useCall } from '#web/lib/use-call.ts';

export const Job = () => {
  const { id = '' } = useParams();
  const job = useCall(api.catalogue.getJob, [{ params: { id } }]);
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
