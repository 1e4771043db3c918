import { Moves, movesHere } from '#functions/data/entities/route.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { findRoute } from './routes.ts';

/** No worker runs longer: after this time all know of a move. */
export const longestWorkerRunMs = 60_000;
/** API Gateway waits no longer for a function. */
export const longestCallMs = 30_000;

/**
 * Universities whose mails and tasks are not worked here: they are about to leave, on their way in, or gone. Read once a run: a run that
 * began before a move ends before the mover goes on.
 */
export const findMoving = async (): Promise<ReadonlySet<string>> => {
  if (ownCell() === undefined) return new Set();
  const moves = await listRecords(Moves, { partition: movesHere });
  return new Set(moves.map(({ universityId }) => universityId));
};

/** Universities of which this table has a copy that is another cell's: on their way in, or gone. */
export const findMovedAway = async (): Promise<ReadonlySet<string>> => {
  const moving = [...(await findMoving())];
  const routes = await Promise.all(moving.map(findRoute));
  return new Set(moving.filter((_, index) => routes[index]?.state === 'moved'));
};
