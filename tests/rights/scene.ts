import { inspect } from 'node:util';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { invoke } from '#tests/support/invoke.ts';
import { type Cast, castFor, castOf, type Standing } from './cast.ts';
import { type Play, plays, type Sent } from './plays.ts';
import type { Column, Row, Verdict } from './table.ts';

const dynamo = new DynamoDBClient();

const playOf = ({ call, sent }: Row): Play | undefined => plays[call]?.[sent];

const isBodiless = (method: string) => method === 'GET' || method === 'DELETE';

/** One cell ready to be played, as often as wanted: a refusal changes nothing. */
export type Scene = {
  cast: Cast;
  sent: Sent;
  /** Makes the call; with another id, or with the body replaced by that text. */
  call: (changes?: { id?: string; text?: string }) => Promise<Response>;
  /** Everything that is stored of the people and the university of the cell. */
  stored: () => Promise<string>;
};

const itemsOf = async (partition: string): Promise<string[]> => {
  const query = { TableName: process.env.TABLE_NAME, ExpressionAttributeValues: { ':key': { S: partition } } };
  const own = await dynamo.send(
    new QueryCommand({ ...query, KeyConditionExpression: 'PK = :key', ConsistentRead: true }),
  );
  const members = await dynamo.send(
    new QueryCommand({ ...query, KeyConditionExpression: 'GSI1PK = :key', IndexName: 'GSI1' }),
  );
  // When somebody was last there is noted whatever they are refused.
  return [own, members].flatMap(({ Items = [] }) =>
    Items.map(({ lastSeenAt: _, ...item }) => inspect(item, { sorted: true, depth: null })),
  );
};

const sceneOf = async (row: Row, cast: Cast): Promise<Scene> => {
  const sent = (await playOf(row)?.send(cast)) ?? {};
  const { headers, partitions } = await cast.settle();
  const [method = '', path = ''] = row.call.split(' ');
  const call: Scene['call'] = ({ id = sent.id ?? '', text } = {}) => {
    const filled = path.replace(/\{\w+\}/, () => encodeURIComponent(id));
    const body = isBodiless(method) ? undefined : (text ?? (sent.body && JSON.stringify(sent.body(id))));
    return invoke(
      new Request(`http://test/api/v0${filled}${sent.query ? `?${sent.query}` : ''}`, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers, ...sent.headers },
        body,
      }),
    );
  };
  const stored = async () => (await Promise.all(partitions.map(itemsOf))).flat().sort().join('\n');
  return { cast, sent, call, stored };
};

/** The cell of a row in which the caller stands in that relation to the thing touched. */
export const scene = async (row: Row, column: Column): Promise<Scene> =>
  sceneOf(row, await castFor(column, playOf(row)?.owner));

/** The same with a caller of any standing, who is not the owner. */
export const sceneWith = async (row: Row, standing: Standing): Promise<Scene> =>
  sceneOf(row, await castOf(standing, playOf(row)?.owner));

/** `yes` for the status of success that the row names, else the status. */
export const verdictOf = ({ success }: Row, { status }: Response): Verdict =>
  status === success ? 'yes' : String(status);
