import { useState } from 'react';
import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/index.ts';
import type { Formation } from '#shared/schemas/formation.ts';
import { AutosaveField, AutosaveState } from '#web/blocks/autosave-field.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

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

const { body } = contracts.formations.update;
const isFleeting = true;

/** Each field saves on blur. Concurrent edits are merged or shown as a conflict. */
export const FormationFields = ({ formation }: { formation: Formation }) => {
  const { t } = useTranslation('formations');
  const { revision } = formation;
  const params = { id: formation.id };
  const isMerged = true;
  const rename = useSend(api.formations.update, { success: t('detail.titleSaved'), isMerged });
  const move = useSend(api.formations.update, { isMerged });
  const describe = useSend(api.formations.update, { isMerged });
  const title = useRecordForm({
    schema: z.pick(body, { title: true }),
    initial: { title: formation.title },
    revision,
    send: (body, change) => rename.mutateAsync({ params, body, revision: change.revision }),
    isFleeting,
  });
  const url = useRecordForm({
    schema: z.pick(body, { url: true }),
    initial: { url: formation.url },
    revision,
    send: (body, change) => move.mutateAsync({ params, body, revision: change.revision }),
    words: { url: { invalid_value: t('detail.urlWrong') } },
    isFleeting,
  });
  const description = useRecordForm({
    schema: z.pick(body, { description: true }),
    initial: { description: formation.description },
    revision,
    send: (body, change) => describe.mutateAsync({ params, body, revision: change.revision }),
    isFleeting,
  });

  return (
    <div className="sheet pad form-grid kept-fields">
      <AutosaveField form={title} sent={rename} isWide>
        <TextField label={t('add.name')} {...title.bind('title')} />
      </AutosaveField>
      <AutosaveField form={url} sent={move}>
        <TextField label={t('detail.url')} inputMode="url" {...url.bind('url')} />
      </AutosaveField>
      <CategoryField formation={formation} />
      <AutosaveField form={description} sent={describe} isWide>
        <TextArea label={t('add.description')} rows={4} {...description.bind('description')} />
      </AutosaveField>
    </div>
  );
};
