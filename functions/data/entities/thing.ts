import { partitionOf } from '../ids.ts';
import { table } from '../table.ts';

/**
 * Where things lie that a person owns or a university shares: with their holder, by kind and id; spread into their entity. All
 * that one holder has of a kind are in one range of the holder's partition.
 */
export const heldAs = (kind: string) =>
  ({
    table,
    timestamps: false,
    computeKey: ({ id }: { id: string }) => ({ PK: partitionOf(id), SK: `${kind}#${id}` }),
  }) as const;
