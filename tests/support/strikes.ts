import type { Entry, FaultKind } from '#scripts/platform/index.ts';

/** Strikes once, or whatever is asked of the service from then on. */
export type Strike = { kind: FaultKind; isForEver: boolean };

const ofAll = ['ThrottlingException', 'InternalServerError', 'noAnswer', 'resetBefore'] as const;
/** Only what has an effect differs by whether it was done. */
const afterEffect = ['noAnswerAfter', 'resetAfter'] as const;
const stops = ['crashBefore', 'crashAfter'] as const;

const dynamoWrites = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'];
const otherWrites = ['PutObject', 'CopyObject', 'DeleteObject', 'DeleteObjects', 'SendRawEmail', 'Invoke'];
const ofObjects = ['GetObject', 'HeadObject', 'CopyObject'];
const ofSuppressions = ['PutSuppressedDestination', 'DeleteSuppressedDestination'];

const own: Readonly<Record<string, readonly FaultKind[]>> = {
  BatchGetItem: ['Unprocessed'],
  SendRawEmail: ['MessageRejected'],
  Invoke: ['Runtime.ExitError', 'Runtime.OutOfMemory', 'Sandbox.Timedout'],
  ...Object.fromEntries(dynamoWrites.map((operation) => [operation, ['TransactionConflict'] as const])),
  ...Object.fromEntries(ofObjects.map((operation) => [operation, ['NoSuchKey'] as const])),
};

export const isWrite = (operation: string): boolean =>
  [...dynamoWrites, ...otherWrites, ...ofSuppressions].includes(operation);

/** The faults that a service's call may meet: https://docs.aws.amazon.com/general/latest/gr/aws-service-information.html */
export const strikesOn = ({ operation }: Pick<Entry, 'operation'>): Strike[] => {
  const writes = isWrite(operation);
  const lasting = [...ofAll, ...(writes ? afterEffect : []), ...(own[operation] ?? [])];
  return [
    ...lasting.flatMap((kind) => [false, true].map((isForEver) => ({ kind, isForEver }))),
    ...stops.filter((kind) => writes || kind === 'crashBefore').map((kind) => ({ kind, isForEver: false })),
  ];
};

/** A place at which a call asks a service: the `index`th (from 0) such operation of an undisturbed run. */
export type Site = { operation: string; index: number };

export const sitesOf = (entries: readonly Pick<Entry, 'operation'>[]): Site[] => {
  const seen = new Map<string, number>();
  return entries.map(({ operation }) => {
    const index = seen.get(operation) ?? 0;
    seen.set(operation, index + 1);
    return { operation, index };
  });
};
