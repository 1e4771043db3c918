import type { Entity } from 'dynamodb-toolbox/entity';
import { partitionOf } from '#functions/data/kernel/ids.ts';
import { named } from '#functions/data/kernel/table.ts';

const prefixOf = (name: string): string => `${name.toUpperCase()}#`;

/** Spread into entities that a user owns or a university shares. They lie in the holder's partition, sorted by kind. */
export const heldAs = <const N extends string>(name: N) =>
  ({
    ...named(name),
    computeKey: ({ id }: { id: string }) => ({ PK: partitionOf(id), SK: `${prefixOf(name)}${id}` }),
  }) as const;

export const heldIn = (partition: string, { entityName }: Entity) =>
  ({ partition, range: { beginsWith: prefixOf(entityName) } }) as const;
