import type { MailKind } from '#functions/data/entities/mail.ts';
import type { StoredMail } from '#functions/data/mail/outbox-queue.ts';
import { isActiveAdmin } from '#functions/data/people/user-counts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import type { Status } from '#shared/lists.ts';

type Holds = (person: StoredUser, mail: StoredMail) => boolean | Promise<boolean>;

/** How mails of a kind are sent. */
type Kind = {
  /** Where its button leads: a page of the site, or a link that is made for this mail. */
  leadsTo: 'login' | 'requests' | 'account' | 'invitation' | 'resetPassword' | 'address' | 'stay';
  /**
   * Beyond the limit per receiver (D45), or held back from an address that does not take mails, it is dropped if anybody may
   * have asked for it, and asks again; what tells of something that was done waits.
   */
  beyondLimit: 'drop' | 'wait';
  /** Whether what it says is still so when it leaves; always, unless said. */
  holds?: Holds;
};

/** The decision stands, and it is not what the person heard of before. */
const isNews =
  (status: Status): Holds =>
  (person, { before }) =>
    person.status === status && before !== status;

/** They have not been here since it was written. */
const isAbsent: Holds = ({ lastSeenAt = '', leavesAt }, { createdAt }) => lastSeenAt < createdAt && !leavesAt;

/** They are still an administrator for whom requests wait. */
const hasRequests: Holds = async (person) => {
  const counts = isActiveAdmin(person) && person.universityId ? await findCounts(person.universityId) : null;
  return (counts?.pendingUsers ?? 0) > 0;
};

/** All mails of the product; their words stand in shared/i18n. */
export const kinds: Readonly<Record<MailKind, Kind>> = {
  registrationReceived: {
    leadsTo: 'address',
    beyondLimit: 'drop',
    // It came back, and another one has confirmed the address since.
    holds: ({ status, emailConfirmed }) => status === 'PENDING' && !emailConfirmed,
  },
  accountExists: { leadsTo: 'login', beyondLimit: 'drop' },
  invitation: { leadsTo: 'invitation', beyondLimit: 'wait' },
  resetPassword: { leadsTo: 'resetPassword', beyondLimit: 'drop' },
  passwordChanged: { leadsTo: 'login', beyondLimit: 'wait' },
  accepted: { leadsTo: 'login', beyondLimit: 'wait', holds: isNews('ACCEPTED') },
  rejected: { leadsTo: 'login', beyondLimit: 'wait', holds: isNews('REJECTED') },
  confirmAddress: {
    leadsTo: 'address',
    beyondLimit: 'drop',
    holds: ({ email, emailConfirmed, mailTrouble }, mail) => !(emailConfirmed && !mailTrouble && mail.email === email),
  },
  addressChanged: { leadsTo: 'login', beyondLimit: 'wait' },
  sessionEnded: { leadsTo: 'login', beyondLimit: 'wait' },
  requestsWait: { leadsTo: 'requests', beyondLimit: 'drop', holds: hasRequests },
  leaving: { leadsTo: 'login', beyondLimit: 'wait', holds: ({ leavesAt }, { until }) => leavesAt === until },
  absent: { leadsTo: 'stay', beyondLimit: 'wait', holds: isAbsent },
  needed: { leadsTo: 'login', beyondLimit: 'wait', holds: isAbsent },
  // Their account says so, too.
  archiveReady: { leadsTo: 'account', beyondLimit: 'drop', holds: ({ leavesAt }) => !leavesAt },
};
