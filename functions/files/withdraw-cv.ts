import { withdrawCv } from '#functions/data/cv/withdraw-cv.ts';
import { renameAvatar } from '#functions/data/people/rename-avatar.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { usercv } from '#shared/contracts/usercv.ts';

/** Makes everything private, and the picture not to be found where it was public. */
export const withdraw: Handlers<typeof usercv>['withdraw'] = async ({ params: { id } }, context) => {
  await withdrawCv(id, context);
  await renameAvatar(id, context);
};
