import type { Member } from '#shared/schemas/user.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
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
  return (
    <Button look="quiet" icon="download" disabled={!users || !timeZone} onClick={save}>
      {t('export.button')}
    </Button>
  );
};
