import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { Users } from '#functions/data/entities/user.ts';
import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import { retentionStep } from '#shared/domain/retention.ts';
import { AppError } from '#shared/errors.ts';
import { erase } from './erasure.ts';
import { othersStay, requireColleague } from './members.ts';
import type { StoredUser } from './users.ts';

type Note = 'warnedAt' | 'warnedAgainAt' | 'neededAt';

const still = (person: StoredUser, name: Note | 'lastSeenAt'): Condition<typeof Users> => {
  const value = person[name];
  // The types do not see that all these are texts.
  return (value === undefined ? { attr: name, exists: false } : { attr: name, eq: value }) as Condition<typeof Users>;
};

/** Tells whether nobody else could do what they do: their university's last administrator, or the last super administrator. */
const isNeeded = async (person: StoredUser): Promise<boolean> => {
  try {
    await othersStay(person, await requireColleague(person));
    return false;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'last_admin' || error.code === 'last_super')) return true;
    throw error;
  }
};

/** Mails somebody and notes that, in one write: once, however often it is tried, and not when they have just been here. */
const tell = async (
  person: StoredUser,
  note: Note,
  message: ReturnType<typeof mail>,
  context: WriteContext,
): Promise<void> => {
  const noted = Users.build(UpdateTransaction)
    .item({ id: person.id, [note]: context.now.toISOString() })
    .options({ condition: { and: [still(person, 'lastSeenAt'), still(person, note)] } });
  await commit([noted], context, { mails: [message] });
};

/**
 * Does what is due for somebody who has not been here for long (D82): mails them, or erases them as an administrator would.
 * Whoever is needed is told so instead, once an absence. Throws `conflict` when they come back while they are being erased.
 */
export const attendToAbsence = async (
  person: StoredUser,
  context: WriteContext & { requestId: string },
): Promise<void> => {
  const due = person.leavesAt ? null : retentionStep(person, context.now);
  if (!due) return;
  const { id, lastSeenAt, createdAt, neededAt } = person;
  if (await isNeeded(person)) {
    if (neededAt && neededAt > (lastSeenAt ?? createdAt)) return;
    return tell(person, 'neededAt', mail('needed', { userId: id }, {}, context), context);
  }
  if (due.step === 'erase') {
    const event = securityEvent('account erased', person, context, { to: 'absence' });
    const actor = await requireColleague(person);
    return erase(person, { ...context, actor }, { beside: [event], isStill: still(person, 'lastSeenAt') });
  }
  const until = due.erasedOn.toISOString();
  const note = due.step === 'firstMail' ? 'warnedAt' : 'warnedAgainAt';
  return tell(person, note, mail('absent', { userId: id }, { until }, context), context);
};
