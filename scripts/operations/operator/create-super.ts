import { findInvited, type Invited, invite } from './invite.ts';
import type { Plan } from './plan.ts';

const post = { role: 'super', universityId: null } as const;

/** The super administrator has no university (D33) and chooses a password by a mailed link. */
export const createSuper = async (who: Invited, now: Date): Promise<Plan> => {
  const { email, firstName, lastName } = who;
  const known = await findInvited(email, post);
  if (known && !known.isInvited) return { says: [`${email} is a super administrator already.`] };
  const says = known
    ? `${email} has been invited and has chosen no password yet: the invitation is mailed again.`
    : `${firstName} ${lastName} becomes a super administrator, invited at ${email}.`;
  const act = async () => {
    await invite(known, who, post, 'operator create-super', now);
    return [`The invitation is on its way to ${email}: its link works once, for seven days.`];
  };
  return { says: [says], act };
};
