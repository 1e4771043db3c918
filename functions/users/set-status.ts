import { found } from '#functions/data/kernel/found.ts';
import { changeStatus } from '#functions/data/people/members.ts';
import { toUser } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';

/** Accepts or rejects a member, or takes that back; the same status again changes nothing and mails nobody. */
export const setStatus: Handlers<typeof users>['setStatus'] = async ({ body }, context) => {
  const member = found(context.person);
  if (member.status !== body.status) await changeStatus(member, body.status, context);
  return toUser({ ...member, status: body.status });
};
