import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { Users } from '#functions/data/entities/user.ts';
import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { retentionStep } from '#shared/domain/retention.ts';
import { AppError } from '#shared/errors.ts';
import { eraseUser } from './erasure.ts';
import { othersStayChanges, requireColleague } from './members.ts';
import type { StoredUser } from './users.ts';

type Note = 'warnedAt' | 'warnedAgainAt' | 'neededAt';

const isUnchanged = (person: StoredUser, name: Note | 'lastSeenAt'): Condition<typeof Users> => {
  const value = person[name];
  // The types do not show that all these attributes are strings.
  return (value === undefined ? { attr: name, exists: false } : { attr: name, eq: value }) as Condition<typeof Users>;
};

const isIrreplaceable = async (person: StoredUser): Promise<boolean> => {
  try {
    await othersStayChanges(person, await requireColleague(person));
    return false;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'last_admin' || error.code === 'last_super')) return true;
    throw error;
  }
};

/** Stores the mail's time in the same transaction, so a retry sends none. Does nothing if the user has come back. */
const mailOnce = async (
  person: StoredUser,
  note: Note,
  message: ReturnType<typeof mailChange>,
  context: WriteContext,
): Promise<void> => {
  const update = updateChange(
    Users,
    { id: person.id, [note]: context.now.toISOString() },
    isUnchanged(person, 'lastSeenAt'),
    isUnchanged(person, note),
  );
  await commit([update], context, { mails: [message] });
};

/** Irreplaceable users are only mailed, once per absence (D82). Throws `conflict` if a user comes back meanwhile. */
export const warnOrEraseAbsent = async (
  person: StoredUser,
  context: WriteContext & { requestId: string },
): Promise<void> => {
  const due = person.leavesAt ? null : retentionStep(person, context.now);
  if (!due) return;
  const { id, lastSeenAt, createdAt, neededAt } = person;
  if (await isIrreplaceable(person)) {
    if (neededAt && neededAt > (lastSeenAt ?? createdAt)) return;
    return mailOnce(person, 'neededAt', mailChange('needed', { userId: id }, {}, context), context);
  }
  if (due.step === 'erase') {
    const event = auditSecurityChange('account erased', person, context, { to: 'absence' });
    const actor = await requireColleague(person);
    return eraseUser(person, { ...context, actor }, { beside: [event], isStill: isUnchanged(person, 'lastSeenAt') });
  }
  const until = due.erasedOn.toISOString();
  const note = due.step === 'firstMail' ? 'warnedAt' : 'warnedAgainAt';
  return mailOnce(person, note, mailChange('absent', { userId: id }, { until }, context), context);
};
