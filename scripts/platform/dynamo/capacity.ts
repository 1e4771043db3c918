import { crc32 } from 'node:zlib';

/** What only reads; everything else that consumes capacity writes. */
const reading = ['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems'];
export const consuming = [...reading, 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'];

// Only at the top of a reply: an attribute of that name holds a value’s type first, and inside text the quotes are escaped.
const entry = String.raw`\{"TableName":"[^"]*","CapacityUnits":([\d.E+-]+)\}`;
const member = new RegExp(String.raw`(,?)"ConsumedCapacity":(?:\[(?:${entry},?)*\]|${entry})(,?)`);

/**
 * A transaction costs two units for each item that it writes or checks; DynamoDB Local counts all of them as one item.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-capacity-handling
 */
const leastUnits = (operation: string, actions: number): number =>
  operation === 'TransactWriteItems' ? 2 * actions : 0;

/** The units that a reply to a request for `TOTAL` says, and the reply without them, its other bytes as they were. */
export const takeCapacity = (
  operation: string,
  actions: number,
  body: Buffer,
): { rest: Buffer; checksum: string; readUnits: number; writeUnits: number } => {
  const text = body.toString('latin1');
  const found = member.exec(text)?.[0] ?? '';
  const told = [...found.matchAll(/"CapacityUnits":([\d.E+-]+)/g)].reduce((sum, [, unit]) => sum + Number(unit), 0);
  const units = Math.max(told, leastUnits(operation, actions));
  const isInside = found.startsWith(',') && found.endsWith(',');
  const rest = found ? Buffer.from(text.replace(found, isInside ? ',' : ''), 'latin1') : body;
  const isReading = reading.includes(operation);
  return {
    rest,
    checksum: String(crc32(rest)),
    readUnits: isReading ? units : 0,
    writeUnits: isReading ? 0 : units,
  };
};
