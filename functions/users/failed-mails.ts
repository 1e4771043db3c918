import { commit } from '#functions/data/commit.ts';
import { found } from '#functions/data/found.ts';
import { again } from '#functions/data/outbox.ts';
import { listParked } from '#functions/data/parked-mails.ts';
import { listMembers, toUser } from '#functions/data/users.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';

type Calls = Handlers<typeof users>;

/** All members, each with the last mail that did not reach them. */
export const listOfUniversity: Calls['listOfUniversity'] = async ({ params: { universityId } }) => {
  const [members, parked] = await Promise.all([listMembers(universityId), listParked(universityId)]);
  const failed = new Map(parked.map(({ userId, kind, parkedAt = '' }) => [userId, { kind, since: parkedAt }]));
  return { rows: members.map((member) => ({ ...toUser(member), mailFailed: failed.get(member.id) })) };
};

/** Has the mails that did not reach a member sent again; without any, nothing happens. */
export const resendMail: Calls['resendMail'] = async (_, context) => {
  const { id, universityId } = found(context.person);
  const failed = (await listParked(universityId)).filter(({ userId }) => userId === id);
  if (failed.length === 0) return;
  const changes = failed.map((mail) => again(mail, context.now));
  if (!(await commit(changes, context))) throw new AppError('conflict');
};
