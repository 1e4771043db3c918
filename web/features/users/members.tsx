import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { People } from './people.tsx';

const AddUser = onDemand(async () => (await import('./add-user.tsx')).AddUser);

export const Members = ({ universityId, pathOf }: { universityId: string; pathOf: (id: string) => string }) => {
  const { t } = useTranslation(['users', 'universityList']);
  const query = useCall(api.users.listOfUniversity, [{ params: { universityId } }]);
  const count = query.data?.rows.length;
  return (
    <>
      <div className="members-head toolbar above-sheet">
        <h2>
          {t('universityList:detail.members')}{' '}
          {count !== undefined && <Count value={figure(count, currentLanguage())} label={t('count', { count })} />}
        </h2>
        <DialogButton look="primary" icon="user-plus" label={t('add.button')}>
          {(close) => <AddUser universityId={universityId} onClose={close} />}
        </DialogButton>
      </div>
      <People universityId={universityId} query={query} variant="super" pathOf={pathOf} />
    </>
  );
};
