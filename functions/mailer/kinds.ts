import { Cvs } from '#functions/data/entities/cv.ts';
import type { MailKind } from '#functions/data/entities/mail.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import type { StoredMail } from '#functions/data/mail/outbox-queue.ts';
import { isConcerned } from '#functions/data/people/reminded.ts';
import { isActiveAdmin } from '#functions/data/people/user-counts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Cohort } from '#shared/domain/cohorts.ts';
import type { Status } from '#shared/lists.ts';
import type { LinkUse } from './mailed-link.ts';
import type { MailedPage } from './mailed-page.ts';

type IsCurrent = (person: StoredUser, mail: StoredMail, now: Date) => boolean | Promise<boolean>;

type Kind = {
  leadsTo: MailedPage | LinkUse;
  /**
   * Applies beyond the limit per receiver (D45), or to an address that refuses mails. Mails that anybody can request
   * again are dropped; notices of a completed action wait.
   */
  beyondLimit: 'drop' | 'wait';
  /** Absent means always true. */
  isCurrent?: IsCurrent;
};

const isNews =
  (status: Status): IsCurrent =>
  (person, { before }) =>
    person.status === status && before !== status;

const isAbsent: IsCurrent = ({ lastSeenAt = '', leavesAt }, { createdAt }) => lastSeenAt < createdAt && !leavesAt;

const hasRequests: IsCurrent = async (person) => {
  const counts = isActiveAdmin(person) && person.universityId ? await findCounts(person.universityId) : null;
  return (counts?.pendingUsers ?? 0) > 0;
};

/** A member who has left the cohort since gets no mail. */
const isStillIn =
  (cohort: Cohort): IsCurrent =>
  async (person, _, now) => {
    const university = person.universityId ? await findUniversity(person.universityId) : null;
    return isConcerned(person, cohort, { university, now });
  };

/** The CV may have been withdrawn since it was written. */
const takesMessages: IsCurrent = async ({ id, status }) => {
  const cv = status === 'ACCEPTED' ? await findItem(Cvs, { id }) : null;
  return cv?.isPublic === true && cv.allowContact === true;
};

export const kinds: Readonly<Record<MailKind, Kind>> = {
  registrationReceived: {
    leadsTo: 'address',
    beyondLimit: 'drop',
    // No longer current once another link has confirmed the address, for instance after this mail bounced.
    isCurrent: ({ status, emailConfirmed }) => status === 'PENDING' && !emailConfirmed,
  },
  accountExists: { leadsTo: 'login', beyondLimit: 'drop' },
  invitation: { leadsTo: 'invitation', beyondLimit: 'wait' },
  resetPassword: { leadsTo: 'resetPassword', beyondLimit: 'drop' },
  passwordChanged: { leadsTo: 'login', beyondLimit: 'wait' },
  accepted: { leadsTo: 'login', beyondLimit: 'wait', isCurrent: isNews('ACCEPTED') },
  rejected: { leadsTo: 'login', beyondLimit: 'wait', isCurrent: isNews('REJECTED') },
  confirmAddress: {
    leadsTo: 'address',
    beyondLimit: 'drop',
    isCurrent: ({ email, emailConfirmed, mailTrouble }, mail) =>
      !(emailConfirmed && !mailTrouble && mail.email === email),
  },
  addressChanged: { leadsTo: 'login', beyondLimit: 'wait' },
  sessionEnded: { leadsTo: 'login', beyondLimit: 'wait' },
  sessionsEnded: { leadsTo: 'login', beyondLimit: 'wait' },
  factorOn: { leadsTo: 'account', beyondLimit: 'wait' },
  factorOff: { leadsTo: 'account', beyondLimit: 'wait' },
  factorDropped: { leadsTo: 'login', beyondLimit: 'wait' },
  recoveryCodeUsed: { leadsTo: 'account', beyondLimit: 'wait' },
  requestsWait: { leadsTo: 'requests', beyondLimit: 'drop', isCurrent: hasRequests },
  leaving: { leadsTo: 'login', beyondLimit: 'wait', isCurrent: ({ leavesAt }, { until }) => leavesAt === until },
  absent: { leadsTo: 'stay', beyondLimit: 'wait', isCurrent: isAbsent },
  needed: { leadsTo: 'login', beyondLimit: 'wait', isCurrent: isAbsent },
  archiveReady: { leadsTo: 'account', beyondLimit: 'drop', isCurrent: ({ leavesAt }) => !leavesAt },
  remindAssessment: { leadsTo: 'assessments', beyondLimit: 'drop', isCurrent: isStillIn('noAssessment') },
  remindDoctorate: { leadsTo: 'doctorate', beyondLimit: 'drop', isCurrent: isStillIn('noDoctorate') },
  remindEnding: { leadsTo: 'career', beyondLimit: 'drop', isCurrent: isStillIn('endsSoon') },
  cvContact: { leadsTo: 'cv', beyondLimit: 'drop', isCurrent: takesMessages },
};
