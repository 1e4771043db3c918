import { renameAvatar } from '#functions/data/rename-avatar.ts';
import { withdrawCv } from '#functions/data/withdraw-cv.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { usercv } from '#shared/contracts/usercv.ts';

/** Makes everything private, and the picture not to be found where it was public. */
export const withdraw: Handlers<typeof usercv>['withdraw'] = async ({ params: { id } }, context) => {
  await withdrawCv(id, context);
  await renameAvatar(id, context);
};
