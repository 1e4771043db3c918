import { csvFile } from '#shared/domain/csv.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import type { Member } from '#shared/schemas/user.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { saveCsv } from '#web/lib/files/save-file.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useCampusZone } from '#web/lib/words/use-campus-zone.ts';
import { Button } from '#web/ui/button.tsx';

type ExportProps = { universityId: string; users: readonly Member[] | undefined };

/** No profile data. Dates are in the university's time zone, since a file outlives the page. */
export const ExportUsers = ({ universityId, users }: ExportProps) => {
  const { t } = useTranslation(['users', 'lists']);
  const timeZone = useCampusZone(universityId);
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
  const yesOrNo = (value: boolean) => t(value ? 'export.yes' : 'export.no');
  const rowOf = (user: Member): string[] => [
    user.firstName,
    user.lastName,
    user.email,
    t(`roles.${user.role}`),
    t(`lists:status.${user.status}`),
    dayIn(user.createdAt, timeZone),
    yesOrNo(user.emailConfirmed),
    yesOrNo(user.isInvited),
  ];
  const save = () => {
    if (!users) return;
    saveCsv(csvFile([headings, ...users.map(rowOf)], currentLanguage()), t('export.file'));
    notifySuccess(t('export.done', { count: users.length }));
  };
  return (
    <Button look="quiet" icon="download" disabled={!users || !timeZone} onClick={save}>
      {t('export.button')}
    </Button>
  );
};
