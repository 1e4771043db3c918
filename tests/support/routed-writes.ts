import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { TwoTables } from './moving.ts';

const oneTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Writes as the product does: by the route where it believes the university to be, waiting while it is held. */
export const routedWrites = (
  client: DynamoDBDocumentClient,
  two: TwoTables,
  university: string,
  pause: () => Promise<unknown> = oneTurn,
) => {
  const underWay = new Set<Promise<unknown>>();
  const refusals = { held: 0, moved: 0 };
  const follow = async (cell: 'main' | 'b'): Promise<'main' | 'b' | 'held'> => {
    const Key = { PK: `ROUTE#${university}`, SK: 'ROUTE' };
    const { Item } = await client.send(new GetCommand({ TableName: two.tables[cell], Key, ConsistentRead: true }));
    if (Item?.state === 'moved') refusals.moved += 1;
    if (Item?.state === 'moved') return Item.to;
    return Item?.state === 'held' ? 'held' : cell;
  };
  const attempt = async (cell: 'main' | 'b', write: (table: string) => Promise<unknown>) => {
    const found = await follow(cell);
    if (found === cell) await write(two.tables[cell]);
    return found;
  };
  return {
    refusals,
    /** The bound that a hold waits for: every write that had begun has ended. */
    settled: () => Promise.allSettled([...underWay]),
    write: async (write: (table: string) => Promise<unknown>): Promise<'main' | 'b'> => {
      let cell: 'main' | 'b' = 'main';
      for (;;) {
        const trying = attempt(cell, write);
        underWay.add(trying);
        const found = await trying.finally(() => underWay.delete(trying));
        if (found === cell) return cell;
        if (found === 'held') refusals.held += 1;
        else cell = found;
        await pause();
      }
    },
  };
};
