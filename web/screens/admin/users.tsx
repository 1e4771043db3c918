import { Link, useSearchParams } from 'react-router-dom';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { ExportUsers } from '#web/features/users/export-users.tsx';
import { isShown, isWaiting, shownFrom, shownKinds } from '#web/features/users/user-order.ts';
import { UserTable } from '#web/features/users/user-table.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { Icon } from '#web/ui/icon.tsx';

const AddUser = onDemand(async () => (await import('#web/features/users/add-user.tsx')).AddUser);

export const Users = () => {
  const { t } = useTranslation(['users', 'common']);
  const universityId = useUser()?.UniversityId ?? '';
  const [params, setParams] = useSearchParams();
  const shown = shownFrom(params.get('show'));
  const query = useCall(api.users.listOfUniversity, [{ params: { universityId } }], {
    isEnabled: universityId !== '',
  });
  const users = query.data?.rows;
  const count = users?.length;
  const pending = users?.filter(isWaiting).length;
  const show = (kind: string) =>
    setParams(kind === 'all' ? {} : { show: kind }, { replace: true, preventScrollReset: true });

  return (
    <>
      <PageHead
        title={t('title')}
        count={{ value: count, label: t('count', { count: count ?? 0 }) }}
        lead={pending === undefined ? t('common:loading') : t('pending', { count: pending })}
        actions={
          <div className="page-actions">
            <Link className={buttonClass({ look: 'quiet' })} to="/admin/users/import">
              <Icon name="upload" />
              {t('import')}
            </Link>
            <ExportUsers universityId={universityId} users={users} />
            <DialogButton icon="user-plus" label={t('add.button')}>
              {(close) => <AddUser universityId={universityId} onClose={close} />}
            </DialogButton>
          </div>
        }
      />
      <UserTable
        query={query}
        variant="admin"
        pathOf={(id) => `/admin/users/${id}`}
        shown={shown}
        filter={
          <SelectField
            label={t('show.label')}
            options={shownKinds.map((kind) => ({
              value: kind,
              label: t(`show.${kind}`, { count: users?.filter(isShown(kind)).length ?? 0 }),
            }))}
            value={shown}
            onChange={({ target }) => show(target.value)}
          />
        }
        empty={
          shown === 'all' ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            <EmptyState
              title={t('noneShown')}
              text={t('noneShownText')}
              action={<Button onClick={() => show('all')}>{t('showAll')}</Button>}
            />
          )
        }
      />
    </>
  );
};
