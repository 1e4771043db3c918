/** Labels are in i18n's `lists`. */

export const roles = ['user', 'admin', 'super'] as const;
export type Role = (typeof roles)[number];

export const statuses = ['PENDING', 'REJECTED', 'ACCEPTED'] as const;
export type Status = (typeof statuses)[number];

/** A hard bounce or a spam complaint. */
export const mailTroubles = ['bounce', 'complaint'] as const;
export type MailTrouble = (typeof mailTroubles)[number];

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;

/** In the order of the assessment's tabs. */
export const ratingKinds = ['activity', 'skill', 'value', 'rncp'] as const;
export type RatingKind = (typeof ratingKinds)[number];

export const categoryCounts = { activity: 2, skill: 3, value: 6, rncp: 6 } as const satisfies Record<
  RatingKind,
  number
>;

export const isLikeable = (kind: RatingKind): boolean => kind === 'activity' || kind === 'skill';

/** For candidates' wishes and the tags of jobs (D67). */
export const kindsOfWork = [
  'research',
  'teaching',
  'lab_field',
  'engineering',
  'data',
  'care',
  'advice',
  'management',
  'public_policy',
  'law_rights',
  'culture_heritage',
  'communication',
  'business_market',
  'social_engagement',
  'nature_environment',
] as const;
export type KindOfWork = (typeof kindsOfWork)[number];

export const employerKinds = [
  'higher_education_research',
  'company',
  'public_service',
  'culture_associations',
  'own_account',
] as const;
export type EmployerKind = (typeof employerKinds)[number];

/** Beyond a PhD; `competition` is a competitive examination. */
export const jobRequirements = ['none', 'training', 'competition'] as const;
export type JobRequirement = (typeof jobRequirements)[number];

/** Stored ids. */
export const researchDomains = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
] as const;
export const financingTypes = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const complementaryActivities = [1, 2, 3, 4, 5, 6, 7] as const;
export const otherDiplomaTypes = [1, 2, 3, 4, 5, 6, 7] as const;
