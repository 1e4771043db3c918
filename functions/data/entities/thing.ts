import type { Entity } from 'dynamodb-toolbox/entity';
import { partitionOf } from '#functions/data/kernel/ids.ts';
import { table } from '#functions/data/kernel/table.ts';

const prefixOf = (name: string): string => `${name.toUpperCase()}#`;

/**
 * Where things lie that a person owns or a university shares: with their holder, by kind and id; spread into their entity. All
 * that one holder has of a kind are in one range of the holder's partition.
 */
export const heldAs = <const N extends string>(name: N) =>
  ({
    name,
    table,
    timestamps: false,
    computeKey: ({ id }: { id: string }) => ({ PK: partitionOf(id), SK: `${prefixOf(name)}${id}` }),
  }) as const;

/** That range: the query for all that lies in a holder's partition of a kind. */
export const heldIn = (partition: string, { entityName }: Entity) =>
  ({ partition, range: { beginsWith: prefixOf(entityName) } }) as const;
