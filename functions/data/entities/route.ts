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
    /** The cell that it has moved to. */
    to: string().optional(),
  }),
  computeKey: ({ universityId }) => ({ PK: `ROUTE#${universityId}`, SK: 'ROUTE' }),
});
