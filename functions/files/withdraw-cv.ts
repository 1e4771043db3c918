import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { commit, type WriteContext } from '#functions/data/commit.ts';
import { Users } from '#functions/data/entities/user.ts';
import { removePicture, renamePicture } from '#functions/data/files.ts';
import { writing } from '#functions/data/public-cvs.ts';
import { findUser } from '#functions/data/users.ts';
import { withdrawCv } from '#functions/data/withdraw-cv.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { usercv } from '#shared/contracts/usercv.ts';

/** Gives a person's picture another address: whoever kept the one that was public finds nothing there. */
const renameAvatar = async (userId: string, context: WriteContext): Promise<void> => {
  const before = (await findUser(userId))?.avatarUrl;
  if (!before) return;
  const avatarUrl = await renamePicture(before);
  const update = Users.build(UpdateTransaction).item({ id: userId, avatarUrl });
  const renamed = await writing(Users, { userId, isMadePublic: false }, context, ({ guard, withdrawal }, within) => {
    const condition = { and: [{ attr: 'avatarUrl', eq: before } as const, ...guard] };
    return commit([update.options({ condition })], within, { withdrawal });
  });
  // Another picture has taken its place meanwhile: then that is the one to stay.
  await removePicture(renamed ? before : avatarUrl);
};

/** Makes everything private, and the picture not to be found where it was public. */
export const withdraw: Handlers<typeof usercv>['withdraw'] = async ({ params: { id } }, context) => {
  await withdrawCv(id, context);
  await renameAvatar(id, context);
};
