import { askDirectory } from '#functions/data/directory/ask.ts';
import { findCellOfPerson, findCellOfUniversity, type Whereabouts } from '#functions/data/directory/find-cell.ts';
import { currentFence, misdirected, type RouteReading } from '#functions/data/kernel/fence.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { routeOfUniversity } from '#functions/data/universities/routes.ts';
import type { StoredUser } from './users.ts';

/** A person's place as their token says it. It may be an hour old. */
export type Claimed = { universityId?: string | undefined; epoch?: number | undefined };

const refuseElsewhere = (found: Whereabouts | null): void => {
  if (found && found.cell !== ownCell()) throw misdirected(found.cell);
};

/** Throws `misdirected` if the directory says that another cell has them, `unavailable` if it cannot be asked. */
export const refuseIfElsewhere = async (userId: string): Promise<void> =>
  refuseElsewhere(await askDirectory(() => findCellOfPerson(userId)));

/**
 * Throws `misdirected` if another cell has the person: their university has moved, they are not in this table, or the token comes from a
 * later move than this cell knows of. From then on the work's writes wait while their university is held. `reading` is that of the claimed
 * university's route.
 */
export const requireHere = async (
  { userId, user }: { userId: string; user: StoredUser | undefined },
  claimed: Claimed,
  reading: RouteReading | undefined,
): Promise<void> => {
  if (!user) {
    if (reading?.route.state === 'moved') throw misdirected(reading.route.to);
    return refuseIfElsewhere(userId);
  }
  const { universityId } = user;
  if (!universityId) return;
  const isClaimed = universityId === claimed.universityId;
  if (isClaimed && reading) currentFence()?.add(universityId, reading);
  const { epoch } = await routeOfUniversity(universityId);
  if (isClaimed && (claimed.epoch ?? 0) > epoch)
    refuseElsewhere(await askDirectory(() => findCellOfUniversity(universityId)));
};
