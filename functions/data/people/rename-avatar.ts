import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { writing } from '#functions/data/cv/public-cvs.ts';
import { Users } from '#functions/data/entities/user.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { removePicture, renamePicture } from '#functions/data/kernel/files.ts';
import { findUser } from './users.ts';

/** Gives a person's picture another address: whoever kept the one that was public finds nothing there. */
export const renameAvatar = async (userId: string, context: WriteContext): Promise<void> => {
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
