import type { RequestContext } from '#scripts/platform/iam/condition.ts';
import type { AccessRequest } from '#scripts/platform/iam/policy.ts';
import type { Table } from '#scripts/platform/template/storage.ts';
import { attributesIn, equalledBy } from './expression.ts';
import { type Action, bodies, type Item } from './request.ts';

/** Callers have the same rights on a test's private copy as on the table. */
export const copyPrefix = (name: string): string => `${name}.copy-`;

export type Tables = { arnPrefix: string; tables: readonly Table[] };

type Keyed = { KeySchema: Table['KeySchema'] };

const reads = ['GetItem', 'Query', 'Scan'];
const writes = ['PutItem', 'UpdateItem', 'DeleteItem'];
/** IAM checks an action of a transaction under the name of the single operation. */
const transactionActions: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const partitionKeyOf = ({ KeySchema }: Keyed): string =>
  KeySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';

const leadingKey = (value: Item[string] | undefined): string[] => (value ? [String(Object.values(value)[0])] : []);

const selectOf = ({ Select, ProjectionExpression, IndexName }: Partial<Action>): string =>
  Select ?? (ProjectionExpression ? 'SPECIFIC_ATTRIBUTES' : IndexName ? 'ALL_PROJECTED_ATTRIBUTES' : 'ALL_ATTRIBUTES');

/**
 * Returns the IAM requests that a DynamoDB call makes, one per table or index, with the condition keys of
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html. `LeadingKeys` holds the
 * partition keys (of the index for an index query, none for a scan), `Attributes` every top-level name in keys, items
 * and expressions. A batch is one request per table, a transaction one per item. Throws on a call that it does not
 * understand.
 */
export const accessesOf = (
  operation: string,
  body: Readonly<Record<string, unknown>>,
  { arnPrefix, tables }: Tables,
): AccessRequest[] => {
  const getTable = (name: string): Table => {
    const table = tables.find((candidate) => name === candidate.name || name.startsWith(copyPrefix(candidate.name)));
    if (!table) throw new Error(`there is no table ${name} in the template`);
    return table;
  };
  const common = { 'dynamodb:ReturnConsumedCapacity': [String(body.ReturnConsumedCapacity ?? 'NONE')] };
  const access = (action: string, resource: string, context: RequestContext): AccessRequest => ({
    action: `dynamodb:${action}`,
    resource: `${arnPrefix}${resource}`,
    context: { ...common, ...context },
  });

  const queriedKey = (action: Action, keyed: Keyed): string[] => {
    const { KeyConditionExpression = '', ExpressionAttributeNames, ExpressionAttributeValues = {} } = action;
    const placeholder = equalledBy(KeyConditionExpression, partitionKeyOf(keyed), ExpressionAttributeNames);
    return leadingKey(ExpressionAttributeValues[placeholder ?? '']);
  };

  const itemAccess = (name: string, action: Action, enclosing?: string): AccessRequest => {
    const table = getTable(action.TableName);
    const index = table.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === action.IndexName);
    if (action.IndexName && !index) throw new Error(`${table.name} has no index ${action.IndexName} in the template`);
    const own = action.Key ?? action.Item ?? {};
    const expressions = [
      action.ProjectionExpression,
      action.ConditionExpression,
      action.FilterExpression,
      action.KeyConditionExpression,
      action.UpdateExpression,
    ];
    const key = name === 'Query' ? queriedKey(action, index ?? table) : leadingKey(own[partitionKeyOf(table)]);
    if (key.length === 0 && name !== 'Scan') throw new Error(`the partition key of ${name} could not be read`);
    return access(name, index ? `${table.name}/index/${index.IndexName}` : table.name, {
      'dynamodb:LeadingKeys': key,
      'dynamodb:Attributes': [
        ...new Set([...Object.keys(own), ...attributesIn(expressions, action.ExpressionAttributeNames)]),
      ],
      ...(reads.includes(name) && { 'dynamodb:Select': [selectOf(action)] }),
      ...(writes.includes(name) && { 'dynamodb:ReturnValues': [action.ReturnValues ?? 'NONE'] }),
      ...(enclosing && { 'dynamodb:EnclosingOperation': [enclosing] }),
    });
  };

  const batchContext = (name: string, items: Item[], attributes: string[]): RequestContext => {
    const keyName = partitionKeyOf(getTable(name));
    return {
      'dynamodb:LeadingKeys': items.flatMap((item) => leadingKey(item[keyName])),
      'dynamodb:Attributes': [...new Set([...items.flatMap(Object.keys), ...attributes])],
    };
  };

  if (reads.includes(operation) || writes.includes(operation))
    return [itemAccess(operation, bodies.action.parse(body))];
  if (operation === 'TransactGetItems' || operation === 'TransactWriteItems') {
    return bodies.transaction.parse(body).TransactItems.flatMap((entry) =>
      Object.entries(entry).map(([kind, action]) => {
        const name = transactionActions[kind];
        if (!name) throw new Error(`a transaction's ${kind} is not known here`);
        return itemAccess(name, action, operation);
      }),
    );
  }
  if (operation === 'BatchGetItem') {
    const { RequestItems } = bodies.batchGet.parse(body);
    return Object.entries(RequestItems).map(([name, { Keys, ProjectionExpression, ExpressionAttributeNames }]) => {
      const named = attributesIn([ProjectionExpression], ExpressionAttributeNames);
      const select = { 'dynamodb:Select': [selectOf({ ProjectionExpression })] };
      return access(operation, getTable(name).name, { ...batchContext(name, Keys, named), ...select });
    });
  }
  if (operation === 'BatchWriteItem') {
    const { RequestItems } = bodies.batchWrite.parse(body);
    return Object.entries(RequestItems).map(([name, requests]) => {
      const items = requests.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {});
      return access(operation, getTable(name).name, batchContext(name, items, []));
    });
  }
  throw new Error(`${operation} is not known here`);
};
