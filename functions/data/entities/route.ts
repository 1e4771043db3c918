import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { named } from '#functions/data/kernel/table.ts';

/** `draining`: queues begin nothing more of it. `held`: writes wait. `moved`: another cell has it. */
export const routeStates = ['open', 'draining', 'held', 'moved'] as const;

/**
 * Says whether a university may be written to in this cell. Only the mover writes it, and only where a stage has several cells.
 * Absent: `open`, and never moved.
 */
export const Routes = new Entity({
  ...named('Route'),
  schema: item({
    universityId: string().key(),
    /** Grows with each move. */
    epoch: number(),
    state: string().enum(...routeStates),
    /** The cell that it has moved to, or has not left yet. */
    to: string().optional(),
    /** A hold ends at this time by itself, should the mover die. With `moved`: of the hold in the cell that it is about to leave. */
    heldUntil: string().optional(),
  }),
  computeKey: ({ universityId }) => ({ PK: `ROUTE#${universityId}`, SK: 'ROUTE' }),
});

export const movesHere = 'MOVES';

/**
 * Beside each route that is not `open`: workers of the queues leave these universities alone. The mover writes and deletes it together with
 * the route.
 */
export const Moves = new Entity({
  ...named('Move'),
  schema: item({ universityId: string().key() }),
  computeKey: ({ universityId }) => ({ PK: movesHere, SK: universityId }),
});
