/** An item as the table holds it. */
export type Attributes = Record<string, unknown>;

/** Makes an item of one version into one of the next: pure, and its keys stay. */
export type Step = (item: Attributes) => Attributes;

/**
 * By an entity's name, the steps from its first shape to today's, the oldest first: a changed shape is one more. No shape has
 * changed so far. Throttles and Usages, which are not written by `commit` and expire, take no step: what they were gets another
 * name. Whoever reads some attributes alone (find-public-cv.ts) gets those as they lie.
 */
export const steps: Record<string, readonly Step[]> = {};

/** The version of an entity's items today; the first is not written into them. */
export const versionOf = (entity: string): number => 1 + (steps[entity]?.length ?? 0);

const former = new WeakMap<Attributes, Attributes>();

/** The item as it lies in the table, where it was read as something newer. */
export const asStored = (item: Attributes): Attributes => former.get(item) ?? item;

/** An item of any version as this release shapes it; one of a later release is left as it is. */
export const inTodaysShape = (item: Attributes): Attributes => {
  const { _et, _v } = item;
  const missed = steps[String(_et)]?.slice(Number(_v ?? 1) - 1) ?? [];
  if (missed.length === 0) return item;
  const shaped = { ...missed.reduce((one, step) => step(one), item), _v: versionOf(String(_et)) };
  former.set(shaped, item);
  return shaped;
};

/** What DynamoDB answers to reads of every kind. */
type Answer = {
  Item?: Attributes;
  Items?: Attributes[];
  Attributes?: Attributes;
  Responses?: Record<string, Attributes[]>;
};

/** The same answer with each of its items in today's shape. */
export const answeredInTodaysShape = <A extends object>(answer: A): A => {
  const { Item, Items, Attributes, Responses }: Answer = answer;
  const shapes = (items: Attributes[]) => items.map(inTodaysShape);
  return {
    ...answer,
    ...(Item && { Item: inTodaysShape(Item) }),
    ...(Items && { Items: shapes(Items) }),
    ...(Attributes && { Attributes: inTodaysShape(Attributes) }),
    ...(Responses && {
      Responses: Object.fromEntries(Object.entries(Responses).map(([name, items]) => [name, shapes(items)])),
    }),
  };
};
