import { erase } from '#functions/data/erasure.ts';
import { found } from '#functions/data/found.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';

/** Erases somebody else: erasing oneself is a call of its own, with the password and time to think. */
export const removeUser: Handlers<typeof users>['remove'] = async ({ params }, context) => {
  if (params.id === context.actor.id) throw new AppError('forbidden');
  await erase(found(context.person), context);
};
