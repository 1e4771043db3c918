import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { publicCv } from '#functions/data/cv/public-cvs.ts';
import { Users } from '#functions/data/entities/user.ts';
import { removePicture, renamePicture } from '#functions/data/files.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { writeSource } from '#functions/data/kernel/projection.ts';
import { findUser } from './users.ts';

/** Gives the picture a new address, so that links to the formerly public one stop working. */
export const renameAvatar = async (userId: string, context: WriteContext): Promise<void> => {
  const before = (await findUser(userId))?.avatarUrl;
  if (!before) return;
  const avatarUrl = await renamePicture(before);
  const update = Users.build(UpdateTransaction).item({ id: userId, avatarUrl });
  const source = { entity: Users, ownerId: userId };
  const renamed = await writeSource(publicCv, source, context, ({ conditions, changes }) => {
    const condition = { and: [{ attr: 'avatarUrl', eq: before } as const, ...conditions] };
    return commit([update.options({ condition }), ...changes], context);
  });
  // A concurrent upload wins: then the renamed copy goes.
  await removePicture(renamed ? before : avatarUrl);
};
