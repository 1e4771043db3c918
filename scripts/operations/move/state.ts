import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';

export type MoveState = 'copying' | 'catching-up' | 'draining' | 'held' | 'switched' | 'read-only' | 'erased';

/** The directory's item of a university's last move. */
export type Move = {
  university: string;
  from: string;
  to: string;
  state: MoveState;
  /** Changes with each start of the mover: an earlier one that still runs stops at its next step. */
  run: string;
  /** The university's epoch before the move. */
  epoch: number;
  startedAt: string;
  switchedAt?: string;
  pauseMs?: number;
  people?: number;
  items?: number;
  bytes?: number;
  /** What was copied, by kind, and the hash of it. */
  counts?: Record<string, number>;
  hash?: string;
  /** Writes that reached the former cell after the switch; absent if none. */
  late?: number;
  erasedAt?: string;
  /** Of the old copy before its erasure, by kind; a scan found nothing of it afterwards. */
  erased?: Record<string, number>;
};

export const moveKey = (university: string) => ({ PK: `MOVE#${university}` });

const toMove = ({ PK, ...rest }: Record<string, unknown>): Move =>
  ({ university: String(PK).slice('MOVE#'.length), ...rest }) as Move;

export const newRun = (): string => randomUUID();

const overtaken = (): CommandError => new CommandError('Another mover has gone on with this move: this one stops.');

const isRefused = (error: unknown): boolean => error instanceof ConditionalCheckFailedException;

export const openDirectory = (client: DynamoDBDocumentClient, TableName: string) => ({
  table: TableName,

  async findMove(university: string): Promise<Move | null> {
    const { Item } = await client.send(new GetCommand({ TableName, Key: moveKey(university), ConsistentRead: true }));
    return Item ? toMove(Item) : null;
  },

  /** Throws CommandError when another mover has gone on with the move. */
  async requireRun({ university, run }: Pick<Move, 'university' | 'run'>): Promise<void> {
    const Key = moveKey(university);
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    if (Item?.run !== run) throw overtaken();
  },

  /** The latest first. */
  async listMoves(): Promise<Move[]> {
    const filter = {
      FilterExpression: 'begins_with(PK, :move)',
      ExpressionAttributeValues: { ':move': moveKey('').PK },
    };
    const moves: Move[] = [];
    const pages = paginateScan({ client }, { TableName, ConsistentRead: true, ...filter });
    for await (const { Items = [] } of pages) moves.push(...Items.map(toMove));
    return moves.sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1));
  },

  /** Null for a university that the directory does not know. */
  async findHome(university: string): Promise<{ cell: string; epoch: number } | null> {
    const Key = { PK: `UNIVERSITY#${university}` };
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ? { cell: String(Item.cell), epoch: Number(Item.epoch) } : null;
  },

  /**
   * Replaces the move if it is still as `before` (null: if there is none). Throws CommandError when another mover has gone on
   * with it.
   */
  async write({ university, ...fields }: Move, before: Pick<Move, 'state' | 'run'> | null): Promise<Move> {
    const command = new PutCommand({
      TableName,
      Item: { ...moveKey(university), ...fields },
      ...(before
        ? {
            ConditionExpression: '#state = :state AND #run = :run',
            ExpressionAttributeNames: { '#state': 'state', '#run': 'run' },
            ExpressionAttributeValues: { ':state': before.state, ':run': before.run },
          }
        : { ConditionExpression: 'attribute_not_exists(PK)' }),
    });
    await client.send(command).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      throw overtaken();
    });
    return { university, ...fields };
  },
});

export type Directory = ReturnType<typeof openDirectory>;
