import { type FormEvent, useId, useRef, useState } from 'react';
import { Loaded } from '#web/blocks/loaded.tsx';
import { MissingFields } from '#web/blocks/submit-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { CategoryRow } from './category-row.tsx';

type CategoryManagerProps = { universityId: string; onClose: () => void };

export const CategoryManager = ({ universityId, onClose }: CategoryManagerProps) => {
  const { t } = useTranslation(['formations', 'common']);
  const categories = useCall(api.formations.listCategories, [{ query: { universityId } }]);
  const courses = useCall(api.formations.list, [{ query: { universityId } }]).data?.rows ?? [];
  const missingId = useId();
  const name = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState('');
  const add = useSend(api.formations.createCategory);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const sent = draft.trim();
    if (sent === '' || add.isPending) return;
    // Text typed during the request stays.
    const settle = () => setDraft((present) => (present === draft ? '' : present));
    add.mutateAsync({ body: { universityId, name: sent } }).then(settle, () => undefined);
  };

  return (
    <Dialog
      title={t('categories.title')}
      closeLabel={t('common:close')}
      onClose={onClose}
      onSubmit={handleSubmit}
      foot={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <div className="row add-row">
        <TextField
          label={t('categories.name')}
          name="name"
          autoComplete="off"
          maxLength={200}
          ref={name}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button type="submit" disabled={draft.trim() === ''} aria-describedby={missingId} isBusy={add.isPending}>
          {t('categories.add')}
        </Button>
      </div>
      <MissingFields id={missingId} names={draft.trim() === '' ? ['name'] : []} />
      <Loaded query={categories} skeleton={<span className="skeleton" />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="muted">{t('categories.empty')}</p>
          ) : (
            <ul className="cat-rows ruled">
              {rows.map((category) => (
                <CategoryRow
                  key={category.id}
                  category={category}
                  onRemoved={() => name.current?.focus()}
                  count={courses.filter(({ FormationCategoryId }) => FormationCategoryId === category.id).length}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
};
