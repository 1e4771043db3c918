import { useState } from 'react';
import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/index.ts';
import type { Formation } from '#shared/schemas/formation.ts';
import { AutosaveField, AutosaveState } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';

const CategoryManager = onDemand(async () => (await import('./category-manager.tsx')).CategoryManager);

const CategoryField = ({ formation }: { formation: Formation }) => {
  const { t } = useTranslation('formations');
  const { id, universityId, FormationCategoryId, revision } = formation;
  const categories = useCall(api.formations.listCategories, [{ query: { universityId } }]);
  const choose = useSend(api.formations.update);
  const [isManaging, setManaging] = useState(false);
  const shown = choose.sending ? choose.sending.body.FormationCategoryId : FormationCategoryId;

  return (
    <div>
      <SelectField
        label={t('category')}
        placeholder={t('noCategory')}
        options={(categories.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        value={shown ?? ''}
        onChange={({ target }) =>
          choose.mutate({ params: { id }, body: { FormationCategoryId: target.value }, revision })
        }
      />
      <div className="row">
        <button type="button" className="link-act" onClick={() => setManaging(true)}>
          {t('categories.manage')}
        </button>
        <AutosaveState sent={choose} />
      </div>
      {isManaging && <CategoryManager universityId={universityId} onClose={() => setManaging(false)} />}
    </div>
  );
};

const schema = z.pick(contracts.formations.update.body, { title: true, url: true, description: true });

/** Each field is a form of its own and saves on blur. Concurrent edits are merged or shown as a conflict. */
const useField = (formation: Formation, options: { success?: string } = {}) => {
  const { t } = useTranslation('formations');
  const sent = useSend(api.formations.update, { ...options, isMerged: true });
  const form = useRecordForm({
    schema,
    initial: formation,
    revision: formation.revision,
    send: (_, { changed, revision }) => sent.mutateAsync({ params: { id: formation.id }, body: changed, revision }),
    words: { url: { invalid_value: t('detail.urlWrong') } },
    isFleeting: true,
  });
  return { form, sent };
};

export const FormationFields = ({ formation }: { formation: Formation }) => {
  const { t } = useTranslation('formations');
  const title = useField(formation, { success: t('detail.titleSaved') });
  const url = useField(formation);
  const description = useField(formation);
  return (
    <div className="sheet pad form-grid kept-fields">
      <AutosaveField {...title} isWide>
        <TextField label={t('add.name')} {...title.form.bind('title')} />
      </AutosaveField>
      <AutosaveField {...url}>
        <TextField label={t('detail.url')} inputMode="url" {...url.form.bind('url')} />
      </AutosaveField>
      <CategoryField formation={formation} />
      <AutosaveField {...description} isWide>
        <TextArea label={t('add.description')} rows={4} {...description.form.bind('description')} />
      </AutosaveField>
    </div>
  );
};
