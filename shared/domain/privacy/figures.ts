import {
  archiveHours,
  deviceCookieDays,
  idleSessionDays,
  keptCopyWeeks,
  languageCookieDays,
  leavingDays,
  logDays,
  parkedMailDays,
  replacedFileDays,
  retention,
  tableRecoveryDays,
  tracesKeptDays,
  trustedDeviceDays,
  visitorMessageDays,
  wholeSessionDays,
} from '../../limits.ts';
import type { Language } from '../../lists.ts';
import { quantity } from './quantity.ts';

/** The day of the last change of the notice's words; a figure changes with the code. */
export const noticeDay = '2026-11-28';

/** Values of the privacy notice's placeholders, each with its unit. */
export const privacyFigures = (language: Language) => {
  const days = (amount: number): string => quantity(language, amount, 'day');
  return {
    absence: quantity(language, retention.years, 'year'),
    firstWarning: days(retention.firstMailDays),
    lastWarning: days(retention.lastMailDays),
    leaving: days(leavingDays),
    archive: quantity(language, archiveHours, 'hour'),
    idleSession: days(idleSessionDays),
    wholeSession: days(wholeSessionDays),
    deviceCookie: days(deviceCookieDays),
    trustedDevice: days(trustedDeviceDays),
    languageCookie: days(languageCookieDays),
    traces: days(tracesKeptDays),
    logs: days(logDays),
    parkedMails: days(parkedMailDays),
    visitorMessages: days(visitorMessageDays),
    tableRecovery: days(tableRecoveryDays),
    replacedFiles: days(replacedFileDays),
    copyWeeks: quantity(language, keptCopyWeeks, 'week'),
  };
};
