import { quantity } from '#shared/domain/privacy/quantity.ts';
import type { Language } from '#shared/lists.ts';

/** Delays that the contract commits the operator to. No code keeps them. */
const terms = {
  subprocessorNoticeDays: 30,
  returnDays: 30,
  auditNoticeDays: 30,
  logAnswerWorkingDays: 10,
  logAnswerInBreachHours: 24,
  trailDays: 400,
  lettersYears: 2,
  formerPairDays: 30,
  longOutageHours: 4,
} as const;

const workingDays = { fr: 'jours ouvrés', en: 'working days' } as const;

/** Values of placeholders, each with its unit. */
export const contractTerms = (language: Language) => ({
  subprocessorNotice: quantity(language, terms.subprocessorNoticeDays, 'day'),
  returnPeriod: quantity(language, terms.returnDays, 'day'),
  auditNotice: quantity(language, terms.auditNoticeDays, 'day'),
  logAnswer: `${terms.logAnswerWorkingDays}\u00a0${workingDays[language]}`,
  logAnswerInBreach: quantity(language, terms.logAnswerInBreachHours, 'hour'),
  trailKept: quantity(language, terms.trailDays, 'day'),
  lettersKept: quantity(language, terms.lettersYears, 'year'),
  formerPair: quantity(language, terms.formerPairDays, 'day'),
  longOutage: quantity(language, terms.longOutageHours, 'hour'),
});
