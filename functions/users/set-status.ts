import { changeStatus } from '#functions/data/members.ts';
import { findUser, toUser } from '#functions/data/users.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { mayManage } from '#shared/policy.ts';

/** Accepts or rejects a member and tells them by mail; the same status again changes nothing and mails nobody. */
export const setStatus: Handlers<typeof users>['setStatus'] = async ({ params, body }, { actor }) => {
  const member = await findUser(params.id);
  if (!member) throw new AppError('not_found');
  if (!mayManage(actor, member)) throw new AppError('forbidden');
  if (member.status === body.status) return toUser(member);
  await changeStatus(member, body.status);
  return toUser({ ...member, status: body.status });
};
