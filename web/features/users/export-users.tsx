import type { Member } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { saveCsv } from '#web/lib/files/save-file.ts';
import { loadTexts, useTranslation } from '#web/lib/words/i18n.ts';
import { useCampusZone } from '#web/lib/words/use-campus-zone.ts';
import { Button } from '#web/ui/button.tsx';

type ExportProps = { universityId: string; users: readonly Member[] | undefined };

export const ExportUsers = ({ universityId, users }: ExportProps) => {
  const { t } = useTranslation('users');
  const timeZone = useCampusZone(universityId);
  const save = async () => {
    if (!users || !timeZone) return;
    const [{ membersFile }] = await Promise.all([import('./members-file.ts'), loadTexts(['memberTools'])]);
    saveCsv(membersFile(users, timeZone), t('export.file'));
    notifySuccess(t('export.done', { count: users.length }));
  };
  // The audit log names every download, so without this call no file is made.
  const { mutate, isPending } = useSend(api.downloads.note, { keepsCache: true, onDone: () => void save() });
  const note = () => {
    if (users) mutate({ params: { universityId }, body: { list: 'members', count: users.length } });
  };
  return (
    <Button look="quiet" icon="download" disabled={!users || !timeZone} isBusy={isPending} onClick={note}>
      {t('export.button')}
    </Button>
  );
};
