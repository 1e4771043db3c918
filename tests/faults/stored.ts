import { type AttributeValue, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';

// The table before and after a run, and what the run changed, without what differs between two runs of the same call.

type Item = Record<string, AttributeValue>;
/** Items by their key, as text. */
export type Stored = ReadonlyMap<string, string>;

/** Counted beside the call, or later by another one: its result does not depend on them. */
const beside = ['Throttle', 'Usage', 'Figures', 'SigningKey'];

/** Says the same as no CV. */
const isEmptyCv = ({ _et, PK: _, SK: __, id: ___, revision: ____, ...fields }: Item): boolean =>
  _et?.S === 'Cv' && Object.values(fields).every(({ BOOL, M }) => BOOL === false || (M && Object.keys(M).length === 0));

/** A public CV’s `shown` is made anew from what its owner has written, whenever `change` says that it is old. */
const asText = ({ lastSeenAt: _, shown: __, change: ___, ...item }: Item): string =>
  JSON.stringify(Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))), (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );

export const readStored = async (table: string, client: DynamoDBClient): Promise<Stored> => {
  const stored = new Map<string, string>();
  const pages = paginateScan({ client }, { TableName: table, ConsistentRead: true });
  for await (const { Items = [] } of pages)
    for (const item of Items)
      if (!beside.includes(item._et?.S ?? '') && !isEmptyCv(item))
        stored.set(`${item.PK?.S} ${item.SK?.S}`, asText(item));
  return stored;
};

/** Times, ids, addresses, secrets and numbered names are new in each run, and so is the text of a kept reply. */
const masked = (text: string): string =>
  text
    // Hashes and secrets of 32 bytes, in which an id could be found.
    .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'random')
    .replace(/"lastStep":\{"N":"\d+"\}/g, '"lastStep":"step"')
    .replace(/"(reply|digest|key)":\{"S":"(\\.|[^"\\])*"\}/g, '"$1":"kept"')
    .replace(/"network":\{"S":"[^"]*"\}/g, '"network":"somewhere"')
    .replace(/"requestId":\{"S":"[^"]*"\}/g, '"requestId":"request"')
    // A change whose answer was lost is made again, to the same: only its number grows.
    .replace(/"revision":\{"N":"\d+"\}/g, '"revision":"some"')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/"[^"\s]+@[^"\s]+"/g, '"email"')
    .replace(/[1-9A-Za-z]{4}-[1-9A-Za-z]{22}([._]\w+)?/gi, 'id')
    .replace(/Université \d+/g, 'Université')
    .replace(/\$argon2[^"]+/g, 'hash')
    .replace(/[\w+/-]{16,}={0,2}/g, 'random')
    .replace(/![1-9A-Za-z]{4}#/g, '!turn#')
    .replace(/\b[a-z]?\d{9,}( \d+)?/g, 'number')
    .replace(/([#_."])[1-9A-HJ-NP-Za-km-z]{11}(?=["#.])/g, '$1short');

/** One line for each item that was added, removed or changed, sorted. */
export const changesBetween = (before: Stored, after: Stored): string => {
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
  const lines = keys.map((key) => masked(`${before.get(key) ?? 'nothing'} became ${after.get(key) ?? 'nothing'}`));
  return lines.sort().join('\n');
};
