import type { Entity } from 'dynamodb-toolbox/entity';
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { BatchGetCommand } from 'dynamodb-toolbox/table/actions/batchGet';
import { Cvs, PublicCvs } from '#functions/data/entities/cv.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newChangeId } from '#functions/data/kernel/ids.ts';
import { pack } from '#functions/data/kernel/packed.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { table } from '#functions/data/kernel/table.ts';
import { readProfileItems } from '#functions/data/people/profile-items.ts';
import { shownOf } from '#shared/domain/shown-cv.ts';
import { AppError } from '#shared/errors.ts';
import type { ShownCv } from '#shared/schemas/usercv.ts';

/** What fits an item (400 KB) beside its other attributes. */
const mostBytes = 390_000;

// What is public of a person is copied, by `shownOf` alone, to where the public reads it. Whatever changes something that is
// public takes the copy away in the same transaction, and makes a new one afterwards: a crash between the two shows less than
// it should, never more.

/** The person is accepted from now on: their public CV exists, though nothing is in it before it is published. */
export const publicCvOpened = (
  { id: userId, universityId }: { id: string; universityId?: string | undefined },
  change = newChangeId(),
): Change =>
  PublicCvs.build(UpdateTransaction).item({
    userId,
    isOpen: true,
    universityId: universityId ?? $remove(),
    change,
    shown: $remove(),
  });

/** The person is not accepted any more, or is gone: nobody reads anything of them. */
export const publicCvClosed = (userId: string): Change => PublicCvs.build(DeleteTransaction).key({ userId });

/** The accepted person belongs to another university from now on. */
export const publicCvMoved = (userId: string, universityId: string): Change =>
  PublicCvs.build(UpdateTransaction).item({ userId, universityId });

/** Takes away what is shown of a person, until what was read after that change is. */
const withdrawn = (userId: string, change: string): Change =>
  PublicCvs.build(UpdateTransaction).item({ userId, change, shown: $remove() });

/** What is public of a person by what is stored of them now; null for nothing, and for nobody. */
export const readShown = async (userId: string): Promise<ShownCv | null> => {
  const records = table
    .build(BatchGetCommand)
    .requests(
      Users.build(BatchGetRequest).key({ id: userId }),
      Cvs.build(BatchGetRequest).key({ id: userId }),
      Doctorates.build(BatchGetRequest).key({ id: userId }),
    )
    .options({ consistent: true });
  const [[person, cv, doctorate = {}], items] = await Promise.all([readTogether(records), readProfileItems(userId)]);
  if (person?.status !== 'ACCEPTED' || !cv) return null;
  return shownOf({ person, cv, doctorate, ...items });
};

/** Shows what is public of a person since that change, unless something of it has changed again or they are not accepted. */
export const publish = async (userId: string, change: string, { now, deadline }: WriteContext): Promise<void> => {
  const shown = await readShown(userId);
  if (!shown) return;
  const packed = pack(shown);
  if (packed.length > mostBytes) throw new AppError('too_large');
  const update = PublicCvs.build(UpdateTransaction)
    .item({ userId, shown: packed })
    .options({
      condition: {
        and: [
          { attr: 'change', eq: change },
          { attr: 'isOpen', eq: true },
        ],
      },
    });
  await commit([update], { now, deadline });
};

/**
 * Shows what is public of a person where a crash has kept it from being shown again, or where they were accepted before what is
 * public was copied (November 2026).
 */
export const mendPublicCv = async (
  person: { id: string; universityId: string | null },
  context: WriteContext,
): Promise<void> => {
  const { id, universityId } = person;
  const { Item: held } = await PublicCvs.build(GetItemCommand).key({ userId: id }).options({ consistent: true }).send();
  if (held?.shown) return;
  const change = held?.change ?? newChangeId();
  if (!held?.isOpen) {
    const isAccepted = Users.build(ConditionCheck).key({ id }).condition({ attr: 'status', eq: 'ACCEPTED' });
    const opened = publicCvOpened({ id, universityId: universityId ?? undefined }, change);
    const { now, deadline } = context;
    if (!(await commit([isAccepted, opened], { now, deadline }))) return;
  }
  await publish(id, change, context);
};

/** How a write is made: under which conditions besides its own, and with which other changes. */
export type Manner = { guard: readonly (typeof isPrivate)[]; withdrawal: readonly Change[] };

/** What is not public shows nowhere. */
const isPrivate = { attr: 'isPublic', ne: true } as const;

/** Writes what may be public, with the withdrawal of what is shown of that person, and shows what is public then. */
export const publishing = async <T>(
  userId: string,
  context: WriteContext,
  write: (manner: Manner) => Promise<T>,
): Promise<T> => {
  const change = newChangeId();
  const written = await write({ guard: [], withdrawal: [withdrawn(userId, change)] });
  if (written) await publish(userId, change, context);
  return written;
};

/**
 * Writes a record of that person: alone, on condition that it is private, else as something public. A record that stays
 * private costs what it would if nothing could be public.
 */
export const writing = async <T>(
  entity: Entity,
  { userId, isMadePublic }: { userId: string; isMadePublic: boolean },
  context: WriteContext,
  write: (manner: Manner, context: WriteContext) => Promise<T>,
): Promise<T> => {
  if (!('isPublic' in entity.schema.attributes)) return write({ guard: [], withdrawal: [] }, context);
  if (!isMadePublic) {
    const written = await write({ guard: [isPrivate], withdrawal: [] }, context);
    if (written) return written;
  }
  return publishing(userId, context, (manner) => write(manner, context));
};
