import type { Role } from './lists.ts';

export const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;
export const dayMs = 1_000 * daySeconds;
export const yearMs = 365.25 * dayMs;

type By = 'person' | 'university' | 'address';

type Rate = {
  readonly by: By;
  readonly most: number;
  readonly minutes: number;
  /** Counts in the transaction of a successful call, so that refused calls cannot use up a shared limit. */
  readonly counts?: 'successes';
};

/** Rate limits (D45, D56); beyond them 429 with Retry-After. A route lists its own in `limits`. */
export const rates = {
  signIns: { by: 'address', most: 300, minutes: 15 },
  registrations: { by: 'address', most: 300, minutes: 15 },
  requestedLinks: { by: 'address', most: 60, minutes: 15 },
  registrationsOfUniversity: { by: 'university', most: 500, minutes: 60, counts: 'successes' },
  /** Limits account enumeration, because replies reveal which addresses have an account elsewhere. */
  invitations: { by: 'person', most: 300, minutes: 60 },
  /** Limits enumeration as `invitations` does: one import reveals at most a hundred addresses. */
  imports: { by: 'person', most: 20, minutes: 60 },
  passwordChanges: { by: 'person', most: 10, minutes: 60 },
  /** A whole office may write from one address; each CV takes five a day. */
  cvMessages: { by: 'address', most: 20, minutes: 60 },
  pdfs: { by: 'person', most: 20, minutes: 60 },
  /** Each form can store up to 25 MB for a day. */
  uploads: { by: 'person', most: 100, minutes: 60 },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof rates;

/**
 * Per user and role; beyond it 429 with Retry-After. The largest legitimate bursts are 200 publications from a
 * file, and an administrator's decisions on a list of 5 000 (D21).
 */
export const writeLimit = { minutes: 10, most: { user: 1_200, admin: 6_000, super: 6_000 } } as const satisfies {
  minutes: number;
  most: Record<Role, number>;
};

/**
 * All other calls, per university; beyond it 429 with Retry-After. A token bucket as in `shares`, but in the memory of
 * each process and refilled by the second; a process takes the others into account, nearly. Times the university's share.
 * A stage may set another size (`limits.ofUniversity`).
 */
export const ordinary = { perSecond: 50, atOnce: 500 } as const;

/**
 * Per university, so that none slows the others. Token buckets: `atOnce` is the size, `perHour` the refill; beyond it
 * 429 with Retry-After. A route names its quota in `uses`.
 */
export const shares = {
  jobs: { perHour: 24_000, atOnce: 600 },
  mails: { perHour: 1_200, atOnce: 300 },
  pdfs: { perHour: 900, atOnce: 120 },
  uploads: { perHour: 1_200, atOnce: 200 },
} as const satisfies Record<ShareName, { perHour: number; atOnce: number }>;
export const shareNames = ['jobs', 'mails', 'pdfs', 'uploads'] as const;
export type ShareName = (typeof shareNames)[number];

/** Imports and reminders wait rather than take the last of the mail quota, which single invitations need. */
export const mailsReservedFromLists = 50;

/** Bounds what one call ranks (D38). */
export const mostJobs = 500;
/** Applies to a call that names no limit, and to comparisons of two rankings. */
export const usualJobs = 50;

/** Delays the mail about a decision, which can be undone until then (D58). */
export const decisionUndoSeconds = 20;

/** A reminder to a cohort can be taken back for this long, and repeated after this many days. */
export const reminderUndoSeconds = 20;
export const reminderDays = 7;

/** A device on which the second step was passed may leave it out for this long (D86). */
export const trustedDeviceDays = 30;
export const recoveryCodeCount = 10;
/** A sign-in, a password or a code counts as a confirmation of who acts for this long. */
export const confirmedMinutes = 10;

/** A requested erasure can be cancelled for this long. */
export const leavingDays = 7;

export const archiveHours = 24;

// Each duration by itself, so that a function carries only those that it uses. The papers of docs/trust tell them.

/** A session ends when unused for so long, and in any case after the other (D55). */
export const idleSessionDays = 14;
export const wholeSessionDays = 90;
/** Entries of the audit log, and each university's counts by day. */
export const tracesKeptDays = 400;
/** No browser keeps a cookie longer. */
export const deviceCookieDays = 400;
export const languageCookieDays = 365;
/** Mails that cannot be delivered. */
export const parkedMailDays = 90;
/** Outcomes of long tasks. */
export const finishedTaskDays = 90;
/** A visitor’s message that waits for the mailer (119). */
export const visitorMessageDays = 2;
/** Replies to calls that may be repeated by key. */
export const repeatedCallDays = 1;
/** Unless a stage sets another number. */
export const logDays = 180;
/** The table's own recovery: the most that DynamoDB offers. */
export const tableRecoveryDays = 35;
export const replacedFileDays = 30;
export const unclaimedFileDays = 1;
/** Longer than any copy of the table is kept; otherwise a copy could not be purged of erased people. */
export const erasuresKeptDays = 365;

/** Weekly copies of the table, where a stage makes them and sets no other number. */
export const keptCopyWeeks = 12;

/** Inactive accounts are erased after `years` (S9.26); the mails go out that many days before (D82). */
export const retention = { years: 1, firstMailDays: 30, lastMailDays: 14 } as const;

export const mostShare = 100;

/** Per user or university (D56); beyond `most` 409 with the sentence `too_many_things_<name>`. */
export type Stock = { readonly name: string; readonly most: number };
export type StockChange = Stock & { readonly by: 1 | -1 };
