import { useParams } from 'react-router-dom';
import type { Reply } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { BilingualFields } from '#web/features/catalogue/bilingual-fields.tsx';
import { useCategoryOptions } from '#web/features/catalogue/category-options.ts';
import { EntryPage } from '#web/features/catalogue/entry-page.tsx';
import { api } from '#web/lib/calls/api.ts';
import { isMissing } from '#web/lib/calls/failures.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/choices.tsx';

const ActivityStrengths = onDemand(
  async () => (await import('#web/features/catalogue/entry-strengths.tsx')).ActivityStrengths,
);

const callsOf = {
  activities: {
    read: api.catalogue.getActivity,
    update: api.catalogue.updateActivity,
    schema: contracts.catalogue.updateActivity.body,
  },
  skills: {
    read: api.catalogue.getSkill,
    update: api.catalogue.updateSkill,
    schema: contracts.catalogue.updateSkill.body,
  },
};
type List = keyof typeof callsOf;

const RatedForm = ({ list, record }: { list: List; record: Reply<typeof contracts.catalogue.getSkill> }) => {
  const { t } = useTranslation('catalogues');
  const { update, schema } = callsOf[list];
  const { id, revision } = record;
  const { mutateAsync } = useSend(update, { success: t(`${list}.saved`), isMerged: true });
  const form = useRecordForm({
    schema,
    initial: record,
    revision,
    send: (_, change) => mutateAsync({ params: { id }, body: change.changed, revision: change.revision }),
    spansTabs: true,
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <BilingualFields bind={form.bind} />
      <div className="sheet pad form-grid entry-more">
        <SelectField label={t('category')} options={useCategoryOptions(list)} {...form.bind('category')} />
      </div>
      <SaveFooter form={form} />
    </form>
  );
};

const RatedEntry = ({ list }: { list: List }) => {
  const { id = '' } = useParams();
  return (
    <EntryPage list={list} query={useCall(callsOf[list].read, [{ params: { id } }], { isState: isMissing })}>
      {(record) => (
        <>
          <RatedForm key={record.id} list={list} record={record} />
          {list === 'activities' && <ActivityStrengths activityId={record.id} />}
        </>
      )}
    </EntryPage>
  );
};

export const Activity = () => <RatedEntry list="activities" />;
export const Skill = () => <RatedEntry list="skills" />;
