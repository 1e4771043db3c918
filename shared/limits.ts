import type { Role } from './lists.ts';

/** Whose doings are counted: the caller's account, their university, or the network they call from. */
type By = 'person' | 'university' | 'address';

type Rate = {
  readonly by: By;
  readonly most: number;
  readonly minutes: number;
  /** Only a call that succeeds counts, in the transaction of its commit: refused ones cannot use up what others share. */
  readonly counts?: 'successes';
};

/** How often a call may be made (D45, D56); beyond it 429 with Retry-After. A call names its limits beside `allow`. */
export const rates = {
  signIns: { by: 'address', most: 300, minutes: 15 },
  registrations: { by: 'address', most: 300, minutes: 15 },
  requestedLinks: { by: 'address', most: 60, minutes: 15 },
  registrationsOfUniversity: { by: 'university', most: 500, minutes: 60, counts: 'successes' },
  /** An administrator can learn by it which addresses have an account elsewhere. */
  invitations: { by: 'person', most: 300, minutes: 60 },
  /** The same, of a hundred addresses at a time. */
  imports: { by: 'person', most: 20, minutes: 60 },
  passwordChanges: { by: 'person', most: 10, minutes: 60 },
  pdfs: { by: 'person', most: 20, minutes: 60 },
  /** Each form lets somebody store up to 25 MB for a day. */
  uploads: { by: 'person', most: 100, minutes: 60 },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof rates;

/**
 * How many changes of any kind a person may make in so many minutes, by role; beyond it 429 with Retry-After. The largest honest
 * burst of a candidate adds 200 publications from one BibTeX file, that of an administrator decides on a list of 5 000 (D21).
 */
export const writes = { minutes: 10, most: { user: 1_200, admin: 6_000, super: 6_000 } } as const satisfies {
  minutes: number;
  most: Record<Role, number>;
};

/**
 * What costs the house much, and how much of it the members of one university may have together, so that none slows the others:
 * `atOnce` may come together, and comes back in time at `perHour`; beyond it 429 with Retry-After. A call names its share as `uses`.
 */
export const shares = {
  jobs: { perHour: 24_000, atOnce: 600 },
  mails: { perHour: 1_200, atOnce: 300 },
  pdfs: { perHour: 900, atOnce: 120 },
  uploads: { perHour: 1_200, atOnce: 200 },
} as const satisfies Record<ShareName, { perHour: number; atOnce: number }>;
export const shareNames = ['jobs', 'mails', 'pdfs', 'uploads'] as const;
export type ShareName = (typeof shareNames)[number];

/** So many mails of what may come at once an import leaves to those who invite one person: it waits instead. */
export const mailsLeftByImports = 50;

/** The mail about a decision on a member waits that long, so that the decision can be undone (D58). */
export const decisionUndoSeconds = 20;

/** For how many days somebody who has asked for their account to be erased can take that back. */
export const leavingDays = 7;

/** For how many hours the copy of their data that somebody has asked for can be fetched. */
export const archiveHours = 24;

/** How long an account is kept without its owner (S9.26), and how long before its end they are mailed (D82). */
export const retention = { years: 1, firstMailDays: 30, lastMailDays: 14 } as const;

/** How many times the usual share a university may be given. */
export const mostShare = 100;

/** How many things of a kind one person, or one university, may keep (D56); beyond it 409 with the sentence `too_many_things_<name>`. */
export type Stock = { readonly name: string; readonly most: number };
/** One more of a kind is kept, or one less. */
export type StockChange = Stock & { readonly by: 1 | -1 };
