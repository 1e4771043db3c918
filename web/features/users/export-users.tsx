import { csvFile } from '#shared/domain/csv.ts';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { notifySuccess } from '#web/lib/notify.ts';
import { saveCsv } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';

/** Saves the people of the list as a CSV file: what the list itself shows of them, nothing of what they keep. */
export const ExportUsers = ({ users }: { users: readonly Member[] | undefined }) => {
  const { t } = useTranslation(['users', 'lists']);
  const headings = [
    t('export.firstName'),
    t('export.lastName'),
    t('export.email'),
    t('export.role'),
    t('export.status'),
    t('export.registered'),
    t('export.confirmed'),
    t('export.invited'),
  ];
  const said = (value: boolean) => t(value ? 'export.yes' : 'export.no');
  const rowOf = (user: Member): string[] => [
    user.firstName,
    user.lastName,
    user.email,
    t(`roles.${user.role}`),
    t(`lists:status.${user.status}`),
    new Date(user.createdAt).toLocaleDateString('sv'),
    said(user.emailConfirmed),
    said(user.isInvited),
  ];
  const save = () => {
    if (!users) return;
    saveCsv(csvFile([headings, ...users.map(rowOf)], currentLanguage()), t('export.file'));
    notifySuccess(t('export.done', { count: users.length }));
  };
  return (
    <Button look="quiet" icon="download" disabled={!users} onClick={save}>
      {t('export.button')}
    </Button>
  );
};
