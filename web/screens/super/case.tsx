import { useParams } from 'react-router-dom';
import { CaseForm } from '#web/features/catalogue/case-form.tsx';
import { EntryPage } from '#web/features/catalogue/entry-page.tsx';
import { api } from '#web/lib/calls/api.ts';
import { isMissing } from '#web/lib/calls/failures.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

export const Case = () => {
  const { id = '' } = useParams();
  const query = useCall(api.catalogue.getCase, [{ params: { id } }], { isState: isMissing });
  return (
    <EntryPage list="cases" query={query}>
      {(record) => <CaseForm key={record.id} record={record} />}
    </EntryPage>
  );
};
