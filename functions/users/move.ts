import { found } from '#functions/data/found.ts';
import { relocate } from '#functions/data/relocation.ts';
import { toUser } from '#functions/data/users.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { users } from '#shared/contracts/users.ts';

/** Moves a person to another university; to their own, nothing happens. */
export const move: Handlers<typeof users>['move'] = async ({ body }, context) => {
  return toUser(await relocate(found(context.person), body.universityId, context));
};
