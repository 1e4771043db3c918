import type { FormattedItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $get, $remove, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update';
import { Cvs } from '#functions/data/entities/cv.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Users } from '#functions/data/entities/user.ts';
import { type Change, isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { ChangedMeanwhile, stillAtOrNew } from '#functions/data/kernel/revision.ts';
import { type ChangedCv, changedCv } from '#shared/domain/cv/changed-cv.ts';
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
      proofs: $get('proofs', {}),
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

/** Null stars mean N/A. */
type Rating = { value: number | null; proof: string | null };
type Given = { [K in keyof Rating]?: Rating[K] | undefined };
type Parts = Omit<UpdateItemInput<typeof Cvs>, 'id'>;

/**
 * Each entry is an attribute of its own, so concurrent changes of different entries do not conflict. Throws `not_found`
 * if `mustHold` no longer holds.
 */
const changeEntry = async (
  userId: string,
  parts: Parts,
  mustHold: Condition<typeof Cvs>,
  context: WriteContext,
): Promise<void> => {
  const isDone = await writeSource({ entity: Cvs, ownerId: userId }, context, ({ conditions, changes }) =>
    commit([updateChange(Cvs, { id: userId, ...parts }, mustHold, ...conditions), ...changes], context),
  );
  if (!isDone) throw new AppError('not_found');
};

/**
 * Absent fields stay as they are (D69). Throws `not_found` for a new entry that is not offered, `too_many_things` for a
 * full list.
 */
export const rateInCv = async (
  { userId, list, entryId, isOffered }: Place & { isOffered: boolean },
  { value, proof }: Given,
  context: WriteContext,
): Promise<Rating> => {
  const cv = await findCv(userId);
  const isRated = cv !== null && Object.hasOwn(cv[list], entryId);
  if (!isRated && !isOffered) throw new AppError('not_found');
  if (!isRated && Object.keys(cv?.[list] ?? {}).length >= mostOfKind) {
    throw new AppError('too_many_things', { words: { context: `usercv-${list}`, most: mostOfKind } });
  }
  const before = { value: isRated ? (cv[list][entryId] ?? null) : 0, proof: cv?.proofs?.[entryId] ?? null };
  const after = {
    value: value === undefined ? before.value : value,
    proof: proof === undefined ? before.proof : proof,
  };
  const isRating = !isRated || value !== undefined;
  const isProving = after.proof !== before.proof;
  if (!cv || (isProving && !cv.proofs)) await changeCv(userId, {}, context);
  const parts = {
    ...(isRating && { [list]: { [entryId]: after.value } }),
    ...(isProving && { proofs: { [entryId]: after.proof ?? $remove() } }),
  };
  const isStillRated = { attr: `skills.${entryId}`, exists: true } as const;
  if (isRating || isProving) await changeEntry(userId, parts, isRating ? isThere : isStillRated, context);
  return after;
};

/** Throws `not_found`. */
export const removeFromCv = async ({ userId, list, entryId }: Place, context: WriteContext): Promise<void> => {
  const cv = await findCv(userId);
  if (!cv || !Object.hasOwn(cv[list], entryId)) throw new AppError('not_found');
  const gone = { [entryId]: $remove() };
  await changeEntry(userId, { [list]: gone, ...(cv.proofs && { proofs: gone }) }, isThere, context);
};
