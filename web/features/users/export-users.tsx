import { csvFile } from '#shared/domain/csv.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import type { Member } from '#shared/schemas/user.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { saveCsv } from '#web/lib/files/save-file.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useCampusZone } from '#web/lib/words/use-campus-zone.ts';
import { Button } from '#web/ui/button.tsx';

type ExportProps = { universityId: string; users: readonly Member[] | undefined };

/** Contains no profile data. Dates are in the university's time zone, since a file outlives the page. */
export const ExportUsers = ({ universityId, users }: ExportProps) => {
  const { t } = useTranslation(['users', 'lists']);
  const timeZone = useCampusZone(universityId);
  const yesOrNo = (value: boolean) => t(value ? 'export.yes' : 'export.no');
  const columns: [heading: string, textOf: (user: Member) => string][] = [
    [t('export.firstName'), ({ firstName }) => firstName],
    [t('export.lastName'), ({ lastName }) => lastName],
    [t('export.email'), ({ email }) => email],
    [t('export.role'), ({ role }) => t(`roles.${role}`)],
    [t('export.status'), ({ status }) => t(`lists:status.${status}`)],
    [t('export.registered'), ({ createdAt }) => dayIn(createdAt, timeZone)],
    [t('export.confirmed'), ({ emailConfirmed }) => yesOrNo(emailConfirmed)],
    [t('export.invited'), ({ isInvited }) => yesOrNo(isInvited)],
  ];
  const save = () => {
    if (!users) return;
    const headings = columns.map(([heading]) => heading);
    const rows = users.map((user) => columns.map(([, textOf]) => textOf(user)));
    saveCsv(csvFile([headings, ...rows], currentLanguage()), t('export.file'));
    notifySuccess(t('export.done', { count: users.length }));
  };
  return (
    <Button look="quiet" icon="download" disabled={!users || !timeZone} onClick={save}>
      {t('export.button')}
    </Button>
  );
};
