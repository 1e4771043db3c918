import type { Entity } from 'dynamodb-toolbox/entity';
import type { Change } from './change.ts';
import type { WriteContext } from './commit.ts';
import { newChangeId } from './ids.ts';

/**
 * A copy of an owner's public data under a key of its own. Its sources are the entities with an `isPublic` attribute. A change of
 * public data clears the copy in its own transaction and rebuilds it afterwards, so a crash in between shows too little, never too much.
 */
export type Projection = {
  /** Clears the copy. `version` names the change: only a rebuild that started after it may fill the copy again. */
  clearChange: (ownerId: string, version: string) => Change;
  /** Fills the copy from the stored data; does nothing if a later change has cleared it again. */
  rebuild: (ownerId: string, version: string, context: WriteContext) => Promise<void>;
};

const isPrivate = { attr: 'isPublic', ne: true } as const;

/** A write of a source must include these. */
type Carried = { conditions: readonly (typeof isPrivate)[]; changes: readonly Change[] };

/** `write` must include the changes. Rebuilds the copy if it succeeded. */
export const writePublic = async <T>(
  projection: Projection,
  ownerId: string,
  context: WriteContext,
  write: (carried: Carried) => Promise<T>,
): Promise<T> => {
  const version = newChangeId();
  const written = await write({ conditions: [], changes: [projection.clearChange(ownerId, version)] });
  if (written) await projection.rebuild(ownerId, version, context);
  return written;
};

/** Tries a private write first, which needs no transaction; a public record is then written again as public. */
export const writeSource = async <T>(
  projection: Projection,
  { entity, ownerId, isMadePublic = false }: { entity: Entity; ownerId: string; isMadePublic?: boolean },
  context: WriteContext,
  write: (carried: Carried) => Promise<T>,
): Promise<T> => {
  if (!('isPublic' in entity.schema.attributes)) return write({ conditions: [], changes: [] });
  if (!isMadePublic) {
    const written = await write({ conditions: [isPrivate], changes: [] });
    if (written) return written;
  }
  return writePublic(projection, ownerId, context, write);
};
