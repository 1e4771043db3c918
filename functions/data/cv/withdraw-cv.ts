import { Diplomas, Experiences, Publications } from '#functions/data/entities/profile.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { changeRecordChange } from '#functions/data/kernel/records.ts';
import { readProfileItems } from '#functions/data/people/profile-items.ts';
import { everythingPrivate } from '#shared/domain/cv/changed-cv.ts';
import { AppError } from '#shared/errors.ts';
import { changeCv } from './cvs.ts';
import { writePublic } from './public-cvs.ts';

/** A transaction takes a hundred changes, which include the public CV's and the call's effects. */
const batchSize = 90;
/** Three full lists (two hundred items each) take seven rounds. */
const maxRounds = 20;

type Item = { readonly id: string; readonly isPublic?: boolean | undefined };

const publicOf = <T extends Item>(items: readonly T[]): T[] => items.filter(({ isPublic }) => isPublic);

const hideItemsChanges = async (userId: string): Promise<Change[]> => {
  const { diplomas, experiences, publications } = await readProfileItems(userId);
  const isPublic = false;
  return [
    ...publicOf(diplomas).map(({ id }) => changeRecordChange(Diplomas, id, { isPublic })),
    ...publicOf(experiences).map(({ id }) => changeRecordChange(Experiences, id, { isPublic })),
    ...publicOf(publications).map(({ id }) => changeRecordChange(Publications, id, { isPublic })),
  ];
};

/**
 * Hides the sections first, which hides everything at once, then each item, so that none reappears with its section.
 * Idempotent: a retry finishes an interrupted run.
 */
export const withdrawCv = async (userId: string, context: WriteContext): Promise<void> => {
  await changeCv(userId, everythingPrivate, context);
  for (let round = 0; round < maxRounds; round += 1) {
    const changes = (await hideItemsChanges(userId)).slice(0, batchSize);
    if (changes.length === 0) return;
    // A concurrent deletion fails the round; the next one reads the list again.
    await writePublic(userId, context, (carried) => commit([...changes, ...carried.changes], context));
  }
  throw new AppError('conflict');
};
