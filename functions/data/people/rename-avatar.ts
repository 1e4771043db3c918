import { writeSource } from '#functions/data/cv/public-cvs.ts';
import { Users } from '#functions/data/entities/user.ts';
import { removePicture, renamePicture } from '#functions/data/files.ts';
import { updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { findUser } from './users.ts';

/** Gives the picture a new URL, so that links to the formerly public one stop working. */
export const renameAvatar = async (userId: string, context: WriteContext): Promise<void> => {
  const before = (await findUser(userId))?.avatarUrl;
  if (!before) return;
  const avatarUrl = await renamePicture(before);
  const source = { entity: Users, ownerId: userId };
  const renamed = await writeSource(source, context, ({ conditions, changes }) => {
    const update = updateChange(Users, { id: userId, avatarUrl }, { attr: 'avatarUrl', eq: before }, ...conditions);
    return commit([update, ...changes], context);
  });
  // If a concurrent upload wins, the renamed copy is removed.
  await removePicture(renamed ? before : avatarUrl);
};
