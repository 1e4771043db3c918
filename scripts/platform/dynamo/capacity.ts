import { crc32 } from 'node:zlib';

const reading = ['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems'];
export const consuming = [...reading, 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'];

// Matches only at the top level of a reply: below it an attribute of that name holds a type first, and quotes in text
// are escaped.
const entry = String.raw`\{"TableName":"[^"]*","CapacityUnits":([\d.E+-]+)\}`;
const member = new RegExp(String.raw`(,?)"ConsumedCapacity":(?:\[(?:${entry},?)*\]|${entry})(,?)`);

/**
 * A transaction costs two units per item; DynamoDB Local counts all its items as one.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-capacity-handling
 */
const leastUnits = (operation: string, actions: number): number =>
  operation === 'TransactWriteItems' ? 2 * actions : 0;

/** Removes the capacity from `TOTAL` replies; the rest stays byte for byte. */
export const stripCapacity = (
  operation: string,
  actions: number,
  body: Buffer,
): { rest: Buffer; checksum: string; readUnits: number; writeUnits: number } => {
  const text = body.toString('latin1');
  const found = member.exec(text)?.[0] ?? '';
  const stated = [...found.matchAll(/"CapacityUnits":([\d.E+-]+)/g)].reduce((sum, [, unit]) => sum + Number(unit), 0);
  const units = Math.max(stated, leastUnits(operation, actions));
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
