import { describe, expect, it } from 'vitest';
import { accessesOf } from '#scripts/platform/dynamo/accesses.ts';
import { attributesIn } from '#scripts/platform/dynamo/expression.ts';
import { plainHoldings } from '#scripts/platform/runner/stand-ins.ts';

const arnPrefix = 'arn:aws:dynamodb:eu-west-3:000000000000:table/';
const table = `${arnPrefix}table`;

const key = (PK: string, SK = 'SK') => ({ PK: { S: PK }, SK: { S: SK } });
const accesses = (operation: string, body: object) =>
  accessesOf(operation, { TableName: 'table', ...body }, { arnPrefix, tables: plainHoldings.tables });

const valuesOf = (name: string, operation: string, body: object): readonly string[] | undefined => {
  const [access, ...others] = accesses(operation, body);
  expect(others).toEqual([]);
  return access?.context[`dynamodb:${name}`];
};

const sorted = (values: readonly string[] | undefined) => [...(values ?? [])].sort();

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/api-permissions-reference.html
describe('action and resource', () => {
  it.each([
    ['GetItem', { Key: key('a') }],
    ['PutItem', { Item: key('a') }],
    ['UpdateItem', { Key: key('a'), UpdateExpression: 'SET x = :x' }],
    ['DeleteItem', { Key: key('a') }],
    ['Scan', {}],
    ['Query', { KeyConditionExpression: 'PK = :a', ExpressionAttributeValues: { ':a': { S: 'a' } } }],
  ])('%s is itself, on the table', (operation, body) => {
    expect(accesses(operation, body)).toMatchObject([{ action: `dynamodb:${operation}`, resource: table }]);
  });

  it('a query of an index is one on the index, not on the table', () => {
    const body = {
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :a',
      ExpressionAttributeValues: { ':a': { S: 'a' } },
    };
    expect(accesses('Query', body)).toMatchObject([{ action: 'dynamodb:Query', resource: `${table}/index/GSI1` }]);
  });

  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
  it('a transaction is as many actions as it holds, each allowed as if it stood alone', () => {
    const at = (PK: string) => ({ TableName: 'table', Key: key(PK) });
    const writes = accesses('TransactWriteItems', {
      TransactItems: [
        { Put: { TableName: 'table', Item: key('a') } },
        { Update: { ...at('b'), UpdateExpression: 'SET x = :x' } },
        { Delete: at('c') },
        { ConditionCheck: { ...at('d'), ConditionExpression: 'attribute_exists(PK)' } },
      ],
    });
    expect(writes.map(({ action, context }) => [action, context['dynamodb:LeadingKeys']])).toEqual([
      ['dynamodb:PutItem', ['a']],
      ['dynamodb:UpdateItem', ['b']],
      ['dynamodb:DeleteItem', ['c']],
      ['dynamodb:ConditionCheckItem', ['d']],
    ]);
    expect(writes[0]?.context['dynamodb:EnclosingOperation']).toEqual(['TransactWriteItems']);
    const reads = accesses('TransactGetItems', { TransactItems: [{ Get: at('a') }] });
    expect(reads).toMatchObject([
      { action: 'dynamodb:GetItem', context: { 'dynamodb:EnclosingOperation': ['TransactGetItems'] } },
    ]);
  });

  it('a batch is one action, with the keys of all that it holds', () => {
    const Keys = [key('a'), key('b')];
    expect(accesses('BatchGetItem', { RequestItems: { table: { Keys } } })).toMatchObject([
      { action: 'dynamodb:BatchGetItem', resource: table, context: { 'dynamodb:LeadingKeys': ['a', 'b'] } },
    ]);
    const writes = [{ PutRequest: { Item: { ...key('a'), x: { S: '1' } } } }, { DeleteRequest: { Key: key('b') } }];
    const [access] = accesses('BatchWriteItem', { RequestItems: { table: writes } });
    expect(access).toMatchObject({
      action: 'dynamodb:BatchWriteItem',
      context: { 'dynamodb:LeadingKeys': ['a', 'b'] },
    });
    expect(sorted(access?.context['dynamodb:Attributes'])).toEqual(['PK', 'SK', 'x']);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html#FGAC_DDB.ConditionKeys
describe('condition keys', () => {
  it.each([
    ['GetItem', { Key: key('USER#1') }],
    ['PutItem', { Item: { ...key('USER#1'), name: { S: 'x' } } }],
    ['UpdateItem', { Key: key('USER#1') }],
    ['DeleteItem', { Key: key('USER#1') }],
    ['Query', { KeyConditionExpression: 'PK = :p', ExpressionAttributeValues: { ':p': { S: 'USER#1' } } }],
    [
      'Query',
      {
        KeyConditionExpression: 'begins_with(#s, :s) AND (#p = :p)',
        ExpressionAttributeNames: { '#p': 'PK', '#s': 'SK' },
        ExpressionAttributeValues: { ':p': { S: 'USER#1' }, ':s': { S: 'x' } },
      },
    ],
  ])('LeadingKeys of %s is the partition key', (operation, body) => {
    expect(valuesOf('LeadingKeys', operation, body)).toEqual(['USER#1']);
  });

  it('LeadingKeys of a query of an index is the partition key of the index', () => {
    const body = {
      IndexName: 'GSI1',
      KeyConditionExpression: '#p = :p AND GSI1SK > :s',
      ExpressionAttributeNames: { '#p': 'GSI1PK' },
      ExpressionAttributeValues: { ':p': { S: 'UNIVERSITY#1' }, ':s': { S: 'x' } },
    };
    expect(valuesOf('LeadingKeys', 'Query', body)).toEqual(['UNIVERSITY#1']);
  });

  it('a scan has none: it reads all items whatever a policy says of keys', () => {
    expect(valuesOf('LeadingKeys', 'Scan', {})).toEqual([]);
  });

  it('Attributes are all names of a request: of keys, items and every expression, at the top level', () => {
    const attributesOf = (operation: string, body: object) => sorted(valuesOf('Attributes', operation, body));
    expect(attributesOf('GetItem', { Key: key('a'), ProjectionExpression: 'a, b.c[0].d, #e' })).toEqual(
      ['#e', 'PK', 'SK', 'a', 'b'].sort(),
    );
    expect(attributesOf('PutItem', { Item: { ...key('a'), x: { S: '' } }, ConditionExpression: 'y < :y' })).toEqual([
      'PK',
      'SK',
      'x',
      'y',
    ]);
    const update = {
      Key: key('a'),
      UpdateExpression: 'SET #a = if_not_exists(b, :one) + :one, c.d = list_append(e, :l) REMOVE f[1] ADD g :one',
      ConditionExpression: 'attribute_exists(h) AND NOT (i IN (:one, :two) OR size(j) BETWEEN :one AND :two)',
      ExpressionAttributeNames: { '#a': 'aa' },
    };
    expect(attributesOf('UpdateItem', update)).toEqual(
      ['PK', 'SK', 'aa', 'b', 'c', 'e', 'f', 'g', 'h', 'i', 'j'].sort(),
    );
    const query = {
      KeyConditionExpression: 'PK = :p and begins_with(SK, :s)',
      FilterExpression: 'contains(#t, :x)',
      ProjectionExpression: 'v',
      ExpressionAttributeNames: { '#t': 'type' },
      ExpressionAttributeValues: { ':p': { S: 'p' } },
    };
    expect(attributesOf('Query', query)).toEqual(['PK', 'SK', 'type', 'v'].sort());
    expect(attributesOf('Scan', {})).toEqual([]);
  });

  it.each([
    ['GetItem', { Key: key('a') }, 'ALL_ATTRIBUTES'],
    ['GetItem', { Key: key('a'), ProjectionExpression: 'a' }, 'SPECIFIC_ATTRIBUTES'],
    ['Scan', { IndexName: 'GSI1' }, 'ALL_PROJECTED_ATTRIBUTES'],
    ['Scan', { Select: 'COUNT' }, 'COUNT'],
    ['PutItem', { Item: key('a') }, undefined],
  ])('Select of %s %j is %s', (operation, body, expected) => {
    expect(valuesOf('Select', operation, body)?.[0]).toBe(expected);
  });

  it.each([
    ['UpdateItem', {}, 'NONE'],
    ['UpdateItem', { ReturnValues: 'ALL_NEW' }, 'ALL_NEW'],
    ['GetItem', {}, undefined],
  ])('ReturnValues of %s %j is %s', (operation, body, expected) => {
    expect(valuesOf('ReturnValues', operation, { Key: key('a'), ...body })?.[0]).toBe(expected);
  });

  it('ReturnConsumedCapacity always has a value', () => {
    expect(valuesOf('ReturnConsumedCapacity', 'GetItem', { Key: key('a') })).toEqual(['NONE']);
  });
});

describe('a request that cannot be parsed is never allowed', () => {
  it.each([
    ['a parameter from before expressions', 'GetItem', { Key: key('a'), AttributesToGet: ['a'] }, 'AttributesToGet'],
    ['PartiQL', 'ExecuteStatement', { Statement: 'SELECT * FROM "table"' }, 'ExecuteStatement'],
    ['another table', 'GetItem', { TableName: 'other', Key: key('a') }, 'no table other'],
    ['another index', 'Query', { IndexName: 'GSI2' }, 'no index GSI2'],
    ['a query whose key is not to be seen', 'Query', { KeyConditionExpression: ':p = PK' }, 'partition key'],
  ])('%s', (_, operation, body, named) => {
    expect(() => accesses(operation, body)).toThrow(named);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.OperatorsAndFunctions.html
it('a word of the expressions’ language is no attribute, an attribute that looks like one is', () => {
  expect(attributesIn(['attribute_type(a, :t) and between_us = :b or settings = :s'])).toEqual([
    'a',
    'between_us',
    'settings',
  ]);
  expect(attributesIn(['size = :s'])).toEqual(['size']);
});
