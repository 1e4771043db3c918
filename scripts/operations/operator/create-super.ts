import { findInvited, type Invited, invite, inviteAgain } from './invite.ts';
import type { Plan } from './plan.ts';

const call = 'operator create-super';
const post = { role: 'super', universityId: null } as const;

/** The super administrator has no university (D33) and chooses a password by a mailed link. */
export const createSuper = async (who: Invited, now: Date): Promise<Plan> => {
  const { email } = who;
  const known = await findInvited(email, post);
  const sent = [`The invitation is on its way to ${email}: its link works once, for seven days.`];
  if (!known) {
    const act = async () => {
      await invite(who, post, call, now);
      return sent;
    };
    return { says: [`${who.firstName} ${who.lastName} becomes a super administrator, invited at ${email}.`], act };
  }
  if (!known.isInvited) return { says: [`${email} is a super administrator already.`] };
  const act = async () => {
    await inviteAgain(known, call, now);
    return sent;
  };
  return { says: [`${email} has been invited and has chosen no password yet: the invitation is mailed again.`], act };
};
