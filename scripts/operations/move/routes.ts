import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { movesHere, type Routes } from '#functions/data/entities/route.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { type Directory, type Move, moveKey } from './state.ts';

type Route = Omit<FormattedItem<typeof Routes>, 'universityId'>;

const routeKey = (university: string) => ({ PK: `ROUTE#${university}`, SK: 'ROUTE' });
/** Tells the queues of a cell which universities to pass over. */
const passedOverKey = (university: string) => ({ PK: movesHere, SK: university });

const putRoute = (TableName: string, university: string, route: Route, condition?: Condition) => ({
  Put: {
    TableName,
    Item: { ...routeKey(university), _et: 'Route', universityId: university, ...route },
    ...condition,
  },
});

type Condition = {
  ConditionExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
};

type Closed = { state: 'draining' } | { state: 'held'; heldUntil: string };

const ifStill = (closed: Closed): Condition => ({
  ConditionExpression: `#state = :state${'heldUntil' in closed ? ' AND heldUntil = :until' : ''}`,
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: {
    ':state': closed.state,
    ...('heldUntil' in closed && { ':until': closed.heldUntil }),
  },
});

const passOver = (TableName: string, university: string, isPassedOver: boolean) =>
  isPassedOver
    ? { Put: { TableName, Item: { ...passedOverKey(university), _et: 'Move', universityId: university } } }
    : { Delete: { TableName, Key: passedOverKey(university) } };

/** With the time after which a hold is not switched, shorter than a hold. */
const switchMs = 3_000;

const isRefused = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException ||
  (error instanceof TransactionCanceledException &&
    error.CancellationReasons?.some(({ Code }) => Code === 'ConditionalCheckFailed') === true);

export const openRoutes = (
  client: DynamoDBDocumentClient,
  directory: Directory,
  tableOf: (cell: string) => string,
) => ({
  set: async (cell: string, university: string, route: Route): Promise<void> => {
    const table = tableOf(cell);
    const TransactItems = [putRoute(table, university, route), passOver(table, university, route.state !== 'open')];
    await client.send(new TransactWriteCommand({ TransactItems }));
  },

  /** Opens the source again, unless the move has switched, or another mover has closed it. */
  async release({ university, from, epoch }: Move, closed: Closed): Promise<void> {
    const table = tableOf(from);
    const TransactItems = [
      putRoute(table, university, { epoch, state: 'open' }, ifStill(closed)),
      passOver(table, university, false),
    ];
    await client.send(new TransactWriteCommand({ TransactItems })).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  },

  /**
   * In one transaction over the tables of both cells and the directory, so that no request sees a part of it. Throws CommandError when
   * the hold is another mover's, or the university has moved.
   */
  async switch(move: Move, heldUntil: string): Promise<void> {
    const { university, from, to, epoch, run } = move;
    const next = epoch + 1;
    const { university: _, ...fields } = move;
    const TransactItems = [
      {
        Put: {
          TableName: directory.table,
          Item: { ...moveKey(university), ...fields, state: 'switched' },
          ConditionExpression: '#state = :held AND #run = :run',
          ExpressionAttributeNames: { '#state': 'state', '#run': 'run' },
          ExpressionAttributeValues: { ':held': 'held', ':run': run },
        },
      },
      {
        Update: {
          TableName: directory.table,
          Key: { PK: `UNIVERSITY#${university}` },
          UpdateExpression: 'SET cell = :to, epoch = :next',
          ConditionExpression: 'cell = :from AND epoch = :epoch',
          ExpressionAttributeValues: { ':to': to, ':next': next, ':from': from, ':epoch': epoch },
        },
      },
      putRoute(tableOf(from), university, { epoch: next, state: 'moved', to }, ifStill({ state: 'held', heldUntil })),
      putRoute(tableOf(to), university, { epoch: next, state: 'open' }),
      passOver(tableOf(to), university, false),
    ];
    // Attempts end before the hold does.
    const abortSignal = AbortSignal.timeout(switchMs);
    await client.send(new TransactWriteCommand({ TransactItems }), { abortSignal }).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      throw new CommandError('The hold is another mover’s, or the university has moved: nothing was switched.');
    });
  },
});

export type RouteWrites = ReturnType<typeof openRoutes>;
