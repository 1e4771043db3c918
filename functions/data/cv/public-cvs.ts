import type { Entity } from 'dynamodb-toolbox/entity';
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { Cvs, PublicCvs } from '#functions/data/entities/cv.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Users } from '#functions/data/entities/user.ts';
import { type Change, deleteChange, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newChangeId } from '#functions/data/kernel/ids.ts';
import { pack } from '#functions/data/kernel/packed.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import { readProfileItems } from '#functions/data/people/profile-items.ts';
import { shownOf } from '#shared/domain/cv/shown-cv.ts';
import { AppError } from '#shared/errors.ts';
import type { ShownCv } from '#shared/schemas/usercv.ts';

/** An item may have 400 KB; the remainder is for the other attributes. */
const maxBytes = 390_000;

/** The public CV of an accepted user stays empty until it is rebuilt for that version. */
export const openPublicCvChange = (
  { id: userId, universityId }: { id: string; universityId?: string | undefined },
  version = newChangeId(),
): Change =>
  updateChange(PublicCvs, {
    userId,
    isOpen: true,
    universityId: universityId ?? $remove(),
    change: version,
    shown: $remove(),
  });

export const closePublicCvChange = (userId: string): Change => deleteChange(PublicCvs, { userId });

export const movePublicCvChange = (userId: string, universityId: string): Change =>
  updateChange(PublicCvs, { userId, universityId });

/** Null if the user is not accepted or has no CV. `shownOf` alone decides what is public. */
export const readPublicData = async (userId: string): Promise<ShownCv | null> => {
  const id = userId;
  const records = readTogether([
    Users.build(BatchGetRequest).key({ id }),
    Cvs.build(BatchGetRequest).key({ id }),
    Doctorates.build(BatchGetRequest).key({ id }),
  ]);
  const [[person, cv, doctorate = {}], items] = await Promise.all([records, readProfileItems(userId)]);
  if (person?.status !== 'ACCEPTED' || !cv) return null;
  return shownOf({ person, cv, doctorate, ...items });
};

/** Fills the public CV, unless it has been closed or cleared again since that version. */
export const rebuildPublicCv = async (
  userId: string,
  version: string,
  { now, deadline }: WriteContext,
): Promise<void> => {
  const shown = await readPublicData(userId);
  if (!shown) return;
  const packed = pack(shown);
  if (packed.length > maxBytes) throw new AppError('too_large');
  const isCurrent = { attr: 'change', eq: version } as const;
  const update = updateChange(PublicCvs, { userId, shown: packed }, isCurrent, { attr: 'isOpen', eq: true });
  await commit([update], { now, deadline });
};

// The entities with an `isPublic` attribute are the sources of the public CV. A change of public data clears it in its own transaction
// and rebuilds it afterwards, so a crash in between shows too little, never too much.

const isPrivate = { attr: 'isPublic', ne: true } as const;

/** Conditions and changes that every write of a source must include. */
type Carried = { conditions: readonly (typeof isPrivate)[]; changes: readonly Change[] };

/** `write` must include the changes it is given. Rebuilds the public CV after a successful write. */
export const writePublic = async <T>(
  userId: string,
  context: WriteContext,
  write: (carried: Carried) => Promise<T>,
): Promise<T> => {
  const version = newChangeId();
  const cleared = updateChange(PublicCvs, { userId, change: version, shown: $remove() });
  const written = await write({ conditions: [], changes: [cleared] });
  if (written) await rebuildPublicCv(userId, version, context);
  return written;
};

/** Tries a private write first, which needs no transaction; if the record is public, writes it again as public. */
export const writeSource = async <T>(
  { entity, ownerId, isMadePublic = false }: { entity: Entity; ownerId: string; isMadePublic?: boolean },
  context: WriteContext,
  write: (carried: Carried) => Promise<T>,
): Promise<T> => {
  if (!('isPublic' in entity.schema.attributes)) return write({ conditions: [], changes: [] });
  if (!isMadePublic) {
    const written = await write({ conditions: [isPrivate], changes: [] });
    if (written) return written;
  }
  return writePublic(ownerId, context, write);
};

/** Rebuilds a public CV that a crash left empty, or of a person accepted before public CVs were stored (November 2026). */
export const mendPublicCv = async (
  person: { id: string; universityId: string | null },
  context: WriteContext,
): Promise<void> => {
  const { id, universityId } = person;
  const held = await findItem(PublicCvs, { userId: id });
  if (held?.shown) return;
  const version = held?.change ?? newChangeId();
  if (!held?.isOpen) {
    const isAccepted = Users.build(ConditionCheck).key({ id }).condition({ attr: 'status', eq: 'ACCEPTED' });
    const opened = openPublicCvChange({ id, universityId: universityId ?? undefined }, version);
    const { now, deadline } = context;
    if (!(await commit([isAccepted, opened], { now, deadline }))) return;
  }
  await rebuildPublicCv(id, version, context);
};
