import { Diplomas } from '#functions/data/entities/diploma.ts';
import { Experiences } from '#functions/data/entities/experience.ts';
import { Publications } from '#functions/data/entities/publication.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { recordChanged } from '#functions/data/kernel/records.ts';
import { readProfileItems } from '#functions/data/people/profile-items.ts';
import { everythingPrivate } from '#shared/domain/changed-cv.ts';
import { AppError } from '#shared/errors.ts';
import { changeCv } from './cvs.ts';
import { publishing } from './public-cvs.ts';

/** How many items one transaction makes private: DynamoDB takes a hundred changes. */
const atOnce = 90;
/** Three lists of two hundred are private after seven rounds. */
const mostRounds = 20;

type Item = { readonly id: string; readonly isPublic?: boolean | undefined };

const publicOf = <T extends Item>(items: readonly T[]): T[] => items.filter(({ isPublic }) => isPublic);

/** The changes by which every item of somebody's profile is private. */
const itemsPrivate = async (userId: string): Promise<Change[]> => {
  const { diplomas, experiences, publications } = await readProfileItems(userId);
  const isPublic = false;
  return [
    ...publicOf(diplomas).map(({ id }) => recordChanged(Diplomas, id, { isPublic })),
    ...publicOf(experiences).map(({ id }) => recordChanged(Experiences, id, { isPublic })),
    ...publicOf(publications).map(({ id }) => recordChanged(Publications, id, { isPublic })),
  ];
};

/**
 * Makes everything of somebody's CV private: the sections first, by which nothing shows any more, then item by item, so that
 * none comes back with its section. Done again, it finishes what was interrupted.
 */
export const withdrawCv = async (userId: string, context: WriteContext): Promise<void> => {
  await changeCv(userId, everythingPrivate, context);
  for (let round = 0; round < mostRounds; round += 1) {
    const changes = (await itemsPrivate(userId)).slice(0, atOnce);
    if (changes.length === 0) return;
    // An item that is deleted meanwhile fails its round, and is not in the next one.
    await publishing(userId, context, ({ withdrawal }) => commit(changes, context, { withdrawal }));
  }
  throw new AppError('conflict');
};
