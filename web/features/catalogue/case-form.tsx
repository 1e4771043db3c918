import type { Reply } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { kindsOfWork } from '#shared/lists.ts';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useJobFields } from '#web/lib/words/use-job-fields.ts';
import { CheckGroup, RadioGroup } from '#web/ui/fields/choices.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { CaseFields } from './case-fields.tsx';

const GradedJobs = onDemand(async () => (await import('./graded-jobs.tsx')).GradedJobs);

export const CaseForm = ({ record }: { record: Reply<typeof contracts.catalogue.getCase> }) => {
  const { t } = useTranslation(['cases', 'catalogues', 'common']);
  const { textsOf } = useJobFields();
  const { id, revision } = record;
  const { mutateAsync } = useSend(api.catalogue.updateCase, { success: t('catalogues:cases.saved'), isMerged: true });
  const form = useRecordForm({
    schema: contracts.catalogue.updateCase.body,
    initial: record,
    revision,
    send: (_, change) => mutateAsync({ params: { id }, body: change.changed, revision: change.revision }),
    spansTabs: true,
  });
  const wishes = form.bindChoice('wishes');
  const choose = (text: string | null) => {
    const ticked = new Set(text?.split(','));
    wishes.onChange(kindsOfWork.filter((kind) => ticked.has(kind)));
  };
  const kinds = kindsOfWork.map((value) => ({ value, label: textsOf('value', 'coreKinds', value)[0] ?? value }));
  return (
    <form noValidate onSubmit={form.submit}>
      <p className="hint above-sheet">{t('common:requiredFields')}</p>
      <div className="sheet pad stack">
        <CaseFields bind={form.bind} />
        <RadioGroup
          legend={t('catalogues:active')}
          hint={t('activeHint')}
          options={[
            { value: true, label: t('catalogues:isActive.yes') },
            { value: false, label: t('catalogues:isActive.no') },
          ]}
          {...form.bindChoice('active')}
        />
      </div>
      <div className="sheet pad entry-more">
        <FormGroup title={t('wishes')} hint={t('wishesHint')}>
          <CheckGroup
            legend={t('wishes')}
            options={kinds}
            {...wishes}
            value={wishes.value?.join() || null}
            onChange={choose}
          />
        </FormGroup>
      </div>
      <div className="sheet pad entry-more">
        <GradedJobs {...form.bindChoice('grades')} />
      </div>
      <SaveFooter form={form} />
    </form>
  );
};
