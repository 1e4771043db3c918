import { csvFile } from '#shared/domain/csv.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage, currentTexts } from '#web/lib/words/i18n.ts';
import { yearOf } from './member-filters.ts';

/** Contains no profile data besides. Days are in the university's time zone, since a file outlives the page. */
export const membersFile = (users: readonly Member[], timeZone: string): string => {
  const t = currentTexts();
  const today = dayIn(Date.now(), timeZone);
  const domains: Readonly<Record<number, string>> = t('lists:researchDomain', { returnObjects: true });
  const yesOrNo = (value: boolean) => t(value ? 'users:export.yes' : 'users:export.no');
  const columns: [heading: string, textOf: (user: Member) => string][] = [
    [t('users:export.firstName'), ({ firstName }) => firstName],
    [t('users:export.lastName'), ({ lastName }) => lastName],
    [t('users:export.email'), ({ email }) => email],
    [t('users:export.role'), ({ role }) => t(`users:roles.${role}`)],
    [t('users:export.status'), ({ status }) => t(`lists:status.${status}`)],
    [t('users:export.registered'), ({ createdAt }) => dayIn(createdAt, timeZone)],
    [t('users:export.confirmed'), ({ emailConfirmed }) => yesOrNo(emailConfirmed)],
    [t('users:export.invited'), ({ isInvited }) => yesOrNo(isInvited)],
    [t('users:export.school'), ({ doctoralSchool }) => doctoralSchool ?? ''],
    [t('users:export.start'), ({ doctorateStart }) => doctorateStart ?? ''],
    [t('users:export.end'), ({ estimatedEndDate }) => estimatedEndDate ?? ''],
    [t('users:export.domain'), ({ researchDomain }) => domains[Number(researchDomain)] ?? ''],
    [t('users:export.year'), (user) => yearOf(user, today)?.toString() ?? ''],
    [t('users:export.assessment'), ({ hasAssessment }) => yesOrNo(hasAssessment)],
  ];
  const headings = columns.map(([heading]) => heading);
  const rows = users.map((user) => columns.map(([, textOf]) => textOf(user)));
  return csvFile([headings, ...rows], currentLanguage());
};
