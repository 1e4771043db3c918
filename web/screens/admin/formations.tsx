import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { AddFormation } from '#web/features/formations/add-formation.tsx';
import { FormationList } from '#web/features/formations/formation-list.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/fields/text-field.tsx';
import { Icon } from '#web/ui/icon.tsx';

const searchDebounceMs = 500;
const pathOf = (id: string): string => `/admin/courses/${id}`;

export const Formations = () => {
  const { t } = useTranslation(['formations', 'common']);
  const universityId = useUser()?.UniversityId ?? '';
  const [typed, setTyped] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useDebounced(typed.trim(), searchDebounceMs);
  const all = useCall(api.formations.list, [{ query: { universityId } }]);
  const found = useCall(api.formations.list, [{ query: { universityId, search } }], {
    isEnabled: search !== '',
    keepsPrevious: true,
  });
  // Keeps the full list until the first search has returned.
  const shown = { ...found, data: found.data ?? (found.error ? undefined : all.data) };
  const count = all.data?.count;
  const listed = search ? shown.data : all.data;
  const add = (
    <div className="list-actions">
      <Link className={buttonClass({ look: 'quiet' })} to="/admin/courses/import">
        <Icon name="upload" />
        {t('import')}
      </Link>
      <DialogButton look="primary" icon="plus" label={t('add.button')}>
        {(close) => <AddFormation universityId={universityId} onClose={close} />}
      </DialogButton>
    </div>
  );
  const nothing = search ? (
    <EmptyState
      title={t('noResult', { query: search })}
      action={<Button onClick={() => setTyped('')}>{t('clear')}</Button>}
    />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );

  return (
    <>
      <PageHead
        title={t('title')}
        count={{ value: count, label: t('count', { count: count ?? 0 }) }}
        lead={t('lead')}
        actions={add}
        headingRef={heading}
      />
      <div className="list-tools toolbar">
        <SearchField label={t('search')} placeholder={t('searchPlaceholder')} value={typed} onChange={setTyped} />
        <p className="small muted" role="status">
          {listed && listed.count > 0 && t('common:list.results', { count: listed.count })}
        </p>
      </div>
      <FormationList query={search ? shown : all} search={search} pathOf={pathOf} empty={nothing} head={heading} />
    </>
  );
};
