import { Link } from 'react-router-dom';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { ExportUsers } from '#web/features/users/export-users.tsx';
import { People } from '#web/features/users/people.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';

const AddUser = onDemand(async () => (await import('#web/features/users/add-user.tsx')).AddUser);

export const Users = () => {
  const { t } = useTranslation('users');
  const universityId = useUser()?.UniversityId ?? '';
  const query = useCall(api.users.listOfUniversity, [{ params: { universityId } }], {
    isEnabled: universityId !== '',
  });
  const users = query.data?.rows;
  const count = users?.length;

  return (
    <>
      <PageHead
        title={t('title')}
        count={{ value: count, label: t('count', { count: count ?? 0 }) }}
        actions={
          <div className="list-actions">
            <DisclosureMenu label={t('file')} icon="file-spreadsheet" className="list-file">
              <Link className={buttonClass({ look: 'quiet' })} to="/admin/users/import">
                <Icon name="upload" />
                {t('import')}
              </Link>
              <ExportUsers universityId={universityId} users={users} />
            </DisclosureMenu>
            <DialogButton look="primary" icon="user-plus" label={t('add.button')}>
              {(close) => <AddUser universityId={universityId} onClose={close} />}
            </DialogButton>
          </div>
        }
      />
      <People universityId={universityId} query={query} variant="admin" pathOf={(id) => `/admin/users/${id}`} />
    </>
  );
};
