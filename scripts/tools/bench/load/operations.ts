import { type Entry, runner } from '#scripts/platform/index.ts';

/** One request to the database; the items of a query are those of 1 KB that would cost as much. */
export type Operation = { name: OperationName; items: number };

export const operationNames = [
  'GetItem',
  'Query',
  'BatchGetItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'TransactWriteItems',
] as const;
export type OperationName = (typeof operationNames)[number];

/** A unit of a strongly consistent read, which most of the product's are. */
const readUnitKilobytes = 4;

/** The functions' requests to the database, without the runner's and those to other services. */
export const operationsOf = (entries: readonly Entry[]): Operation[] =>
  entries.flatMap(({ caller, operation, actions, readUnits }) => {
    const name = operationNames.find((one) => one === operation);
    if (!name || caller === runner) return [];
    return [{ name, items: name === 'Query' ? Math.max(1, Math.ceil(readUnits * readUnitKilobytes)) : actions }];
  });
