import { RatedList } from '#web/features/catalogue/rated-list.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

export const Activities = () => {
  const query = useCall(api.catalogue.listActivities, []);
  const { removeActivity } = api.catalogue;
  return <RatedList list="activities" query={query} rows={query.data?.activities} remove={removeActivity} />;
};
