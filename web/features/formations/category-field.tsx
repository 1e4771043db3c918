import { useState } from 'react';
import type { Formation } from '#shared/schemas/formation.ts';
import { KeptState } from '#web/blocks/kept-field.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const CategoryManager = onDemand(async () => (await import('./category-manager.tsx')).CategoryManager);

/** Which category a course stands under, saved when it is chosen; and the way to the categories themselves. */
export const CategoryField = ({ formation }: { formation: Formation }) => {
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
        <KeptState sent={choose} />
      </div>
      {isManaging && <CategoryManager universityId={universityId} onClose={() => setManaging(false)} />}
    </div>
  );
};
