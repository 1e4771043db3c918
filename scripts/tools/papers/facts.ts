import { presignedSeconds } from '#functions/files/download-link.ts';
import { tokenSeconds } from '#functions/lib/keys/verify-token.ts';
import { windows } from '#functions/lib/limits/throttle.ts';
import { passwordCost } from '#functions/lib/passwords/password.ts';
import { mailedLinks } from '#functions/mailer/mailed-link.ts';
import { logChoices, regions, usualRegion } from '#infra/settings.ts';
import { readOnlyDays } from '#scripts/operations/move/phases.ts';
import { longDay } from '#shared/domain/long-date.ts';
import { noticeDay, privacyFigures } from '#shared/domain/privacy/figures.ts';
import { quantity } from '#shared/domain/privacy/quantity.ts';
import { largestDocument, largestPicture } from '#shared/files.ts';
import {
  erasuresKeptDays,
  finishedTaskDays,
  minuteSeconds,
  reminderDays,
  repeatedCallDays,
  shares,
  unclaimedFileDays,
  writeLimit,
} from '#shared/limits.ts';
import type { Language } from '#shared/lists.ts';
import { passwordLength } from '#shared/schemas/password.ts';
import { company } from '#web/lib/company.ts';
import { actsTable } from './acts-table.ts';
import { contractTerms } from './contract-terms.ts';
import { fieldsTable } from './fields-table.ts';
import { limitsTable } from './limits-table.ts';
import { rightsTable } from './rights-table.ts';

const megabyte = 1024 * 1024;
/** AWS keeps traces of X-Ray for so long, and names no setting: https://docs.aws.amazon.com/xray/latest/devguide/aws-xray.html */
const traceDays = 30;
/** A personal data breach: the operator tells the university, the university tells the CNIL (GDPR, article 33.1). */
const breachHours = { operator: 24, authority: 72 } as const;

/** Values of the papers' placeholders. Those with a unit include it. */
export const factsIn = (language: Language): Readonly<Record<string, string>> => {
  const days = (amount: number): string => quantity(language, amount, 'day');
  const minutes = (amount: number): string => quantity(language, amount, 'minute');
  const number = (amount: number): string => new Intl.NumberFormat(language).format(amount);
  return {
    ...privacyFigures(language),
    ...company.legal,
    ...contractTerms(language),
    noticeDay: longDay(noticeDay, language),
    region: usualRegion,
    regions: regions.join(', '),
    token: minutes(tokenSeconds / minuteSeconds),
    resetLink: minutes(mailedLinks.resetPassword.minutes),
    invitation: days(mailedLinks.invitation.minutes / (24 * 60)),
    addressLink: days(mailedLinks.address.minutes / (24 * 60)),
    presigned: minutes(presignedSeconds / minuteSeconds),
    logChoices: logChoices.join(', '),
    movedCopy: days(readOnlyDays),
    unclaimedFiles: days(unclaimedFileDays),
    finishedTasks: days(finishedTaskDays),
    repeatedCalls: days(repeatedCallDays),
    erasures: days(erasuresKeptDays),
    reminderPause: days(reminderDays),
    tracesOfXray: days(traceDays),
    breachToUniversity: quantity(language, breachHours.operator, 'hour'),
    breachToAuthority: quantity(language, breachHours.authority, 'hour'),
    shortestPassword: number(passwordLength.min),
    shortestOfAdministrators: number(passwordLength.ofAdministrators),
    longestPassword: number(passwordLength.max),
    passwordMemory: `${number(passwordCost.memory / 1024)} MiB`,
    passwordPasses: number(passwordCost.passes),
    passwordLanes: number(passwordCost.parallelism),
    failuresPerOrigin: number(windows.perOrigin.most),
    failuresPerAccount: number(windows.perAccount.most),
    failureWindow: minutes(windows.perOrigin.minutes),
    mailsPerKind: number(windows.perMailKind.most),
    messagesPerCv: number(windows.perCv.most),
    largestPicture: quantity(language, largestPicture / megabyte, 'megabyte'),
    largestDocument: quantity(language, largestDocument / megabyte, 'megabyte'),
    mailsOfUniversity: number(shares.mails.perHour),
    writesOfPerson: number(writeLimit.most.user),
    writeWindow: minutes(writeLimit.minutes),
    fieldsTable: fieldsTable(language),
    rightsTable: rightsTable(language),
    limitsTable: limitsTable(language),
    actsTable: actsTable(language),
  };
};
