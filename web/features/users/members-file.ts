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
  const yesOrNo = (value: boolean) => t(value ? 'memberTools:file.yes' : 'memberTools:file.no');
  const columns: [heading: string, textOf: (user: Member) => string][] = [
    [t('memberTools:file.firstName'), ({ firstName }) => firstName],
    [t('memberTools:file.lastName'), ({ lastName }) => lastName],
    [t('memberTools:file.email'), ({ email }) => email],
    [t('memberTools:file.role'), ({ role }) => t(`users:roles.${role}`)],
    [t('memberTools:file.status'), ({ status }) => t(`lists:status.${status}`)],
    [t('memberTools:file.registered'), ({ createdAt }) => dayIn(createdAt, timeZone)],
    [t('memberTools:file.confirmed'), ({ emailConfirmed }) => yesOrNo(emailConfirmed)],
    [t('memberTools:file.invited'), ({ isInvited }) => yesOrNo(isInvited)],
    [t('memberTools:file.school'), ({ doctoralSchool }) => doctoralSchool ?? ''],
    [t('memberTools:file.start'), ({ doctorateStart }) => doctorateStart ?? ''],
    [t('memberTools:file.end'), ({ estimatedEndDate }) => estimatedEndDate ?? ''],
    [t('memberTools:file.domain'), ({ researchDomain }) => domains[Number(researchDomain)] ?? ''],
    [t('memberTools:file.year'), (user) => yearOf(user, today)?.toString() ?? ''],
    [t('memberTools:file.assessment'), ({ hasAssessment }) => yesOrNo(hasAssessment)],
  ];
  const headings = columns.map(([heading]) => heading);
  const rows = users.map((user) => columns.map(([, textOf]) => textOf(user)));
  return csvFile([headings, ...rows], currentLanguage());
};
