export type Attributes = Record<string, unknown>;

/** Pure; keeps the keys. */
type Step = (item: Attributes) => Attributes;

/**
 * Migrations by entity name, the oldest first; there are none yet. Throttles and Usages cannot have any, since `commit` does not write
 * them: rename the entity, its items expire. Reads of single attributes (find-public-cv.ts) are not migrated.
 */
export const migrations: Record<string, readonly Step[]> = {};

/** Version 1 is not stored. */
export const versionOf = (entity: string): number => 1 + (migrations[entity]?.length ?? 0);

const former = new WeakMap<Attributes, Attributes>();

export const beforeMigration = (item: Attributes): Attributes => former.get(item) ?? item;

const migrated = (item: Attributes): Attributes => {
  const { _et, _v } = item;
  const missed = migrations[String(_et)]?.slice(Number(_v ?? 1) - 1) ?? [];
  if (missed.length === 0) return item;
  const shaped = { ...missed.reduce((one, step) => step(one), item), _v: versionOf(String(_et)) };
  former.set(shaped, item);
  return shaped;
};

type Answer = {
  Item?: Attributes;
  Items?: Attributes[];
  Attributes?: Attributes;
  Responses?: Record<string, Attributes[]>;
};

export const migrateResponse = <A extends object>(answer: A): A => {
  const { Item, Items, Attributes, Responses }: Answer = answer;
  const shapes = (items: Attributes[]) => items.map(migrated);
  return {
    ...answer,
    ...(Item && { Item: migrated(Item) }),
    ...(Items && { Items: shapes(Items) }),
    ...(Attributes && { Attributes: migrated(Attributes) }),
    ...(Responses && {
      Responses: Object.fromEntries(Object.entries(Responses).map(([name, items]) => [name, shapes(items)])),
    }),
  };
};
