import { found } from '#functions/data/kernel/found.ts';
import { relocate } from '#functions/data/people/move-member.ts';
import { toUser } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';

/** Moves a person to another university; to their own, nothing happens. */
export const move: Handlers<typeof users>['move'] = async ({ body }, context) => {
  return toUser(await relocate(found(context.person), body.universityId, context));
};
