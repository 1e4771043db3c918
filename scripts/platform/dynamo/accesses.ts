import type { RequestContext } from '#scripts/platform/iam/condition.ts';
import type { AccessRequest } from '#scripts/platform/iam/policy.ts';
import type { Table } from '#scripts/platform/template/storage.ts';
import { attributesIn, equalledBy } from './expression.ts';
import { type Action, bodies, type Item } from './request.ts';

/** What the name of a test's own copy of a table begins with: its callers have the rights that they have on the table. */
export const copyOf = (name: string): string => `${name}.copy-`;

/** The tables that exist, and where. */
export type Tables = { arnPrefix: string; tables: readonly Table[] };

type Keyed = { KeySchema: Table['KeySchema'] };

const reads = ['GetItem', 'Query', 'Scan'];
const writes = ['PutItem', 'UpdateItem', 'DeleteItem'];
/** What an action of a transaction is called when it stands alone, which is how it is allowed. */
const transactionActions: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const partitionKeyOf = ({ KeySchema }: Keyed): string =>
  KeySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';

/** A key's value as a policy compares it: text and numbers as they are sent. */
const leadingKey = (value: Item[string] | undefined): string[] => (value ? [String(Object.values(value)[0])] : []);

const selectOf = ({ Select, ProjectionExpression, IndexName }: Partial<Action>): string =>
  Select ?? (ProjectionExpression ? 'SPECIFIC_ATTRIBUTES' : IndexName ? 'ALL_PROJECTED_ATTRIBUTES' : 'ALL_ATTRIBUTES');

/**
 * What a DynamoDB request asks of IAM: an action on a table or index each, with the condition keys that
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html names. `LeadingKeys` are the
 * partition keys of the request's items, of an index when it queries one, none for a scan; `Attributes` all names in it, of
 * keys, items and expressions; `Select` and `ReturnValues` always have a value where they may stand. A batch is one action
 * on each of its tables, a transaction one for each of its items. Throws on a request that is not understood.
 */
export const accessesOf = (
  operation: string,
  body: Readonly<Record<string, unknown>>,
  { arnPrefix, tables }: Tables,
): AccessRequest[] => {
  const find = (name: string): Table => {
    const table = tables.find((candidate) => name === candidate.name || name.startsWith(copyOf(candidate.name)));
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

  const single = (name: string, action: Action, enclosing?: string): AccessRequest => {
    const table = find(action.TableName);
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

  const ofTable = (name: string, items: Item[], attributes: string[]): RequestContext => {
    const keyName = partitionKeyOf(find(name));
    return {
      'dynamodb:LeadingKeys': items.flatMap((item) => leadingKey(item[keyName])),
      'dynamodb:Attributes': [...new Set([...items.flatMap(Object.keys), ...attributes])],
    };
  };

  if (reads.includes(operation) || writes.includes(operation)) return [single(operation, bodies.action.parse(body))];
  if (operation === 'TransactGetItems' || operation === 'TransactWriteItems') {
    return bodies.transaction.parse(body).TransactItems.flatMap((entry) =>
      Object.entries(entry).map(([kind, action]) => {
        const name = transactionActions[kind];
        if (!name) throw new Error(`a transaction's ${kind} is not known here`);
        return single(name, action, operation);
      }),
    );
  }
  if (operation === 'BatchGetItem') {
    const { RequestItems } = bodies.batchGet.parse(body);
    return Object.entries(RequestItems).map(([name, { Keys, ProjectionExpression, ExpressionAttributeNames }]) => {
      const named = attributesIn([ProjectionExpression], ExpressionAttributeNames);
      const select = { 'dynamodb:Select': [selectOf({ ProjectionExpression })] };
      return access(operation, find(name).name, { ...ofTable(name, Keys, named), ...select });
    });
  }
  if (operation === 'BatchWriteItem') {
    const { RequestItems } = bodies.batchWrite.parse(body);
    return Object.entries(RequestItems).map(([name, requests]) => {
      const items = requests.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {});
      return access(operation, find(name).name, ofTable(name, items, []));
    });
  }
  throw new Error(`${operation} is not known here`);
};
