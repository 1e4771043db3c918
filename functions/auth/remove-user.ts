import { found } from '#functions/data/kernel/found.ts';
import { erase } from '#functions/data/people/erasure.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';

/** Erases somebody else: erasing oneself is a call of its own, with the password and time to think. */
export const removeUser: Handlers<typeof users>['remove'] = async ({ params }, context) => {
  if (params.id === context.actor.id) throw new AppError('forbidden');
  await erase(found(context.person), context);
};
