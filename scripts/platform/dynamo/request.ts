import * as z from 'zod/mini';

/** An item in the wire format, such as `{ "S": "text" }`. */
const item = z.record(z.string(), z.record(z.string(), z.unknown()));
const text = z.optional(z.string());
const names = z.optional(z.record(z.string(), z.string()));

/** Legacy parameters are rejected, because policies cover them and the product never sends them. */
const legacy = {
  AttributesToGet: z.optional(z.never()),
  AttributeUpdates: z.optional(z.never()),
  Expected: z.optional(z.never()),
  KeyConditions: z.optional(z.never()),
  QueryFilter: z.optional(z.never()),
  ScanFilter: z.optional(z.never()),
};

const action = z.object({
  ...legacy,
  TableName: z.string(),
  IndexName: text,
  Key: z.optional(item),
  Item: z.optional(item),
  Select: text,
  ReturnValues: text,
  ProjectionExpression: text,
  ConditionExpression: text,
  FilterExpression: text,
  KeyConditionExpression: text,
  UpdateExpression: text,
  ExpressionAttributeNames: names,
  ExpressionAttributeValues: z.optional(item),
});

const keysOfTable = z.object({
  ...legacy,
  Keys: z.array(item),
  ProjectionExpression: text,
  ExpressionAttributeNames: names,
});
const writesOfTable = z.array(
  z.object({ PutRequest: z.optional(z.object({ Item: item })), DeleteRequest: z.optional(z.object({ Key: item })) }),
);

export const bodies = {
  action,
  batchGet: z.object({ RequestItems: z.record(z.string(), keysOfTable) }),
  batchWrite: z.object({ RequestItems: z.record(z.string(), writesOfTable) }),
  transaction: z.object({ TransactItems: z.array(z.record(z.string(), action)) }),
};

export type Action = z.output<typeof action>;
export type Item = z.output<typeof item>;
