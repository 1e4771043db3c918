import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { $get, $remove } from 'dynamodb-toolbox/entity/actions/update';
import { Cvs } from '#functions/data/entities/cv.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Users } from '#functions/data/entities/user.ts';
import { type Change, isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { ChangedMeanwhile, stillAtOrNew } from '#functions/data/kernel/revision.ts';
import { type ChangedCv, changedCv } from '#shared/domain/changed-cv.ts';
import { AppError } from '#shared/errors.ts';
import { mostOfKind, type UserCvChanges } from '#shared/schemas/usercv.ts';
import { writePublic, writeSource } from './public-cvs.ts';

type StoredCv = FormattedItem<typeof Cvs>;
/** Also the names of the attributes. */
export type CvList = 'skills' | 'values' | 'activities';

type Place = { userId: string; list: CvList; entryId: string };

const maxAttempts = 5;

/** Strongly consistent; null until the person has written something in their CV. */
export const findCv = (userId: string): Promise<StoredCv | null> => findRecord(Cvs, userId);

const saveCvChange = (id: string, before: StoredCv | null, { about, consentAt, ...rest }: ChangedCv): Change =>
  updateChange(
    Cvs,
    {
      id,
      ...rest,
      about: about ?? $remove(),
      consentAt: consentAt ?? $remove(),
      skills: $get('skills', {}),
      values: $get('values', {}),
      activities: $get('activities', {}),
    },
    ...(before ? stillAtOrNew(before.revision ?? 0) : [{ attr: 'id', exists: false } as const]),
  );

/** Fails if the person has been deleted. */
const markPublicChanges = (id: string, { isPublic, showDoctorate }: ChangedCv): Change[] => [
  updateChange(Users, { id, isPublic }, isThere),
  updateChange(Doctorates, { id, isPublic: showDoctorate }),
];

/** Throws ChangedMeanwhile for another revision than `ifMatch`, `conflict` after too many lost races. */
export const changeCv = async (
  userId: string,
  given: UserCvChanges,
  context: WriteContext & { ifMatch?: number | undefined },
): Promise<ChangedCv> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await findCv(userId);
    const revision = before?.revision ?? 0;
    if (context.ifMatch !== undefined && context.ifMatch !== revision) throw new ChangedMeanwhile(before ?? {});
    const after = { ...changedCv(before ?? {}, given, context.now), revision: revision + 1 };
    const change = saveCvChange(userId, before, after);
    const isDone =
      before?.isPublic || after.isPublic
        ? await writePublic(userId, context, ({ changes }) =>
            commit([change, ...markPublicChanges(userId, after), ...changes], context),
          )
        : await commit([change], context);
    if (isDone) return after;
  }
  throw new AppError('conflict');
};

/** Each entry is an attribute of its own, so concurrent changes of different entries do not conflict. */
const changeStars = (
  { userId, list, entryId }: Place,
  stars: number | null | ReturnType<typeof $remove>,
  context: WriteContext,
): Promise<boolean> =>
  writeSource({ entity: Cvs, ownerId: userId }, context, ({ conditions, changes }) => {
    const update = updateChange(Cvs, { id: userId, [list]: { [entryId]: stars } }, isThere, ...conditions);
    return commit([update, ...changes], context);
  });

/** Null means N/A. Throws `not_found` for a new entry that is not offered, `too_many_things` for a full list. */
export const rateInCv = async (
  { userId, list, entryId, isOffered }: Place & { isOffered: boolean },
  stars: number | null,
  context: WriteContext,
): Promise<void> => {
  const cv = await findCv(userId);
  const isRated = cv !== null && Object.hasOwn(cv[list], entryId);
  if (!isRated && !isOffered) throw new AppError('not_found');
  if (!isRated && Object.keys(cv?.[list] ?? {}).length >= mostOfKind) {
    throw new AppError('too_many_things', { words: { context: `usercv-${list}`, most: mostOfKind } });
  }
  if (!cv) await changeCv(userId, {}, context);
  await changeStars({ userId, list, entryId }, stars, context);
};

/** Throws `not_found`. */
export const removeFromCv = async ({ userId, list, entryId }: Place, context: WriteContext): Promise<void> => {
  const cv = await findCv(userId);
  if (!cv || !Object.hasOwn(cv[list], entryId)) throw new AppError('not_found');
  await changeStars({ userId, list, entryId }, $remove(), context);
};
