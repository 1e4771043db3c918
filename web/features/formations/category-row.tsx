import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contracts } from '#shared/contracts/index.ts';
import type { FormationCategory } from '#shared/schemas/formation.ts';
import { DeleteButton, EditButton } from '#web/blocks/row-buttons.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { BothVersions } from '#web/ui/fields/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note } from '#web/ui/note.tsx';

type CategoryRowProps = {
  category: FormationCategory;
  count: number;
  /** Moves the focus, because the button that had it has been removed. */
  onRemoved: () => void;
};

const focus = (element: HTMLElement | null) => element?.focus();

export const CategoryRow = ({ category, count, onRemoved }: CategoryRowProps) => {
  const { t } = useTranslation(['formations', 'common']);
  const { id, name } = category;
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const params = { id };
  const pencil = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    flushSync(() => {
      form.reset();
      setEditing(false);
      setAsking(false);
    });
    pencil.current?.focus();
  };
  const rename = useSend(api.formations.updateCategory, { success: t('categories.renamed'), isMerged: true });
  const form = useRecordForm({
    schema: contracts.formations.updateCategory.body,
    initial: { name },
    revision: category.revision,
    send: (_, { changed, revision }) => rename.mutateAsync({ params, body: changed, revision }),
    onDone: () => cancel(),
    isFleeting: true,
  });
  const { value, versions, onChange } = form.bindChoice('name');
  const remove = useSend(api.formations.removeCategory, { success: t('categories.removed'), onDone: onRemoved });

  const save = () => {
    if (value.trim() === '' || !form.isDirty) return cancel();
    form.submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter must not submit the dialog's form, and Escape must not close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else cancel();
  };

  if (isAsking) {
    return (
      <li className="ask">
        <Note tone="fail">
          {t('categories.confirm', { name, count })}
          <span className="row">
            <Button look="quiet" ref={focus} onClick={cancel}>
              {t('common:keep')}
            </Button>
            <Button look="danger" isBusy={remove.isPending} onClick={() => remove.mutate({ params })}>
              {t('common:delete')}
            </Button>
          </span>
        </Note>
      </li>
    );
  }
  if (isEditing) {
    return (
      <li className="edit">
        <input
          className="input"
          aria-label={t('categories.renaming', { name })}
          maxLength={200}
          ref={focus}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={handleKeyDown}
        />
        <span className="row-actions">
          <IconButton icon="check" tone="ok" label={t('categories.save')} onClick={save} />
          <IconButton icon="x" label={t('categories.cancel')} onClick={cancel} />
        </span>
        <BothVersions label={t('categories.renaming', { name })} versions={versions} />
      </li>
    );
  }
  return (
    <li>
      <span>{name}</span>
      <span className="n">{t('count', { count })}</span>
      <span className="row-actions">
        <EditButton ref={pencil} label={t('categories.rename', { name })} onClick={() => setEditing(true)} />
        <DeleteButton label={t('categories.remove', { name })} onClick={() => setAsking(true)} />
      </span>
    </li>
  );
};
