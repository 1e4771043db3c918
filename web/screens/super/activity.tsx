import { useParams } from 'react-router-dom';
import { contracts } from '#shared/contracts/index.ts';
import { EntryPage } from '#web/features/catalogue/entry-page.tsx';
import { RatedForm } from '#web/features/catalogue/rated-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';

const ActivityStrengths = onDemand(
  async () => (await import('#web/features/catalogue/activity-strengths.tsx')).ActivityStrengths,
);

export const Activity = () => {
  const { t } = useTranslation('catalogues');
  const { id = '' } = useParams();
  const activity = useCall(api.catalogue.getActivity, [{ params: { id } }]);
  const { mutateAsync } = useSend(api.catalogue.updateActivity, { success: t('activities.saved'), isMerged: true });
  return (
    <EntryPage list="activities" query={activity}>
      {(record) => (
        <>
          <RatedForm
            key={record.id}
            list="activities"
            schema={contracts.catalogue.updateActivity.body}
            record={record}
            send={(_, { changed, revision }) => mutateAsync({ params: { id }, body: changed, revision })}
          />
          <ActivityStrengths activityId={record.id} />
        </>
      )}
    </EntryPage>
  );
};
