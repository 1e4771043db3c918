import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $get, $remove } from 'dynamodb-toolbox/entity/actions/update';
import { Cvs } from '#functions/data/entities/cv.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { ChangedMeanwhile, stillAtOrNew } from '#functions/data/kernel/revision.ts';
import { type ChangedCv, changedCv } from '#shared/domain/changed-cv.ts';
import { AppError } from '#shared/errors.ts';
import { mostOfKind, type UserCvChanges } from '#shared/schemas/usercv.ts';
import { publishing, writing } from './public-cvs.ts';

type StoredCv = FormattedItem<typeof Cvs>;
/** What a CV holds of the catalogue: each kind is kept under the name of its list. */
export type CvList = 'skills' | 'values' | 'activities';

/** An entry of the catalogue on somebody's CV. */
type Place = { userId: string; list: CvList; entryId: string };

/** How often a change of a CV is made anew when another one came first. */
const attempts = 5;

/** Somebody's CV as it is after the last write; null when they have said nothing of it. */
export const findCv = (userId: string): Promise<StoredCv | null> => findRecord(Cvs, userId);

/** The CV as changed, if nobody has changed it since it was read. */
const saved = (id: string, before: StoredCv | null, { about, consentAt, ...rest }: ChangedCv): Change =>
  Cvs.build(UpdateTransaction)
    .item({
      id,
      ...rest,
      about: about ?? $remove(),
      consentAt: consentAt ?? $remove(),
      skills: $get('skills', {}),
      values: $get('values', {}),
      activities: $get('activities', {}),
    })
    .options({ condition: before ? { and: stillAtOrNew(before.revision ?? 0) } : { attr: 'id', exists: false } });

/** What else is or is not public from now on. The person must be there: nobody gets a public name back who is gone. */
const marked = (id: string, { isPublic, showDoctorate }: ChangedCv): Change[] => [
  Users.build(UpdateTransaction)
    .item({ id, isPublic })
    .options({ condition: { attr: 'id', exists: true } }),
  Doctorates.build(UpdateTransaction).item({ id, isPublic: showDoctorate }),
];

/**
 * Changes somebody's CV, leaving what is not given; what is shown of them follows. Throws ChangedMeanwhile when the caller saw
 * another revision, `conflict` when it never stands still.
 */
export const changeCv = async (
  userId: string,
  given: UserCvChanges,
  context: WriteContext & { ifMatch?: number | undefined },
): Promise<ChangedCv> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await findCv(userId);
    const revision = before?.revision ?? 0;
    if (context.ifMatch !== undefined && context.ifMatch !== revision) throw new ChangedMeanwhile(before ?? {});
    const after = { ...changedCv(before ?? {}, given, context.now), revision: revision + 1 };
    const change = saved(userId, before, after);
    const isDone =
      before?.isPublic || after.isPublic
        ? await publishing(userId, context, ({ withdrawal }) =>
            commit([change, ...marked(userId, after)], context, { withdrawal }),
          )
        : await commit([change], context);
    if (isDone) return after;
  }
  throw new AppError('conflict');
};

/** Each entry is an attribute of its own, so that simultaneous changes are all kept. */
const changeStars = (
  { userId, list, entryId }: Place,
  stars: number | null | ReturnType<typeof $remove>,
  context: WriteContext,
): Promise<boolean> => {
  const update = Cvs.build(UpdateTransaction).item({ id: userId, [list]: { [entryId]: stars } });
  return writing(Cvs, { userId, isMadePublic: false }, context, ({ guard, withdrawal }, within) => {
    const condition = { and: [{ attr: 'id', exists: true } as const, ...guard] };
    return commit([update.options({ condition })], within, { withdrawal });
  });
};

/**
 * Rates an entry of somebody's CV, null for N/A. Throws `not_found` for one that is not offered and not there already, and
 * `too_many_things` when the list is full.
 */
export const rateInCv = async (
  { userId, list, entryId, isOffered }: Place & { isOffered: boolean },
  stars: number | null,
  context: WriteContext,
): Promise<void> => {
  const cv = await findCv(userId);
  const isThere = cv !== null && Object.hasOwn(cv[list], entryId);
  if (!isThere && !isOffered) throw new AppError('not_found');
  if (!isThere && Object.keys(cv?.[list] ?? {}).length >= mostOfKind) {
    throw new AppError('too_many_things', { words: { context: `usercv-${list}`, most: mostOfKind } });
  }
  if (!cv) await changeCv(userId, {}, context);
  await changeStars({ userId, list, entryId }, stars, context);
};

/** Takes an entry from somebody's CV; throws `not_found` when it is not there. */
export const removeFromCv = async ({ userId, list, entryId }: Place, context: WriteContext): Promise<void> => {
  const cv = await findCv(userId);
  if (!cv || !Object.hasOwn(cv[list], entryId)) throw new AppError('not_found');
  await changeStars({ userId, list, entryId }, $remove(), context);
};
