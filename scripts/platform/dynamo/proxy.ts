import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerCall, type Reply, type Watch } from '#scripts/platform/faults/answer-call.ts';
import { answerControl, isControl } from '#scripts/platform/faults/control.ts';
import { jsonResponse, type Response, readBody, send, toRequest } from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';
import { type Caller, runnerName } from '#scripts/platform/iam/access.ts';
import type { AccessRequest } from '#scripts/platform/iam/policy.ts';
import { accessesOf, type Tables } from './accesses.ts';
import { consuming, stripCapacity } from './capacity.ts';
import { createEngineClient } from './engine-client.ts';
import { accessDenied, faultReply, unknownKey } from './errors.ts';
import { splitBatch } from './partial.ts';
import { bodies } from './request.ts';

/** DynamoDB's largest request: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html */
const largestBody = 16 * 1024 * 1024;

type Parsed = { operation: string; body: Record<string, unknown>; accesses: AccessRequest[]; trouble: string | null };

/** Returns no accesses for a request that cannot be parsed, so that no policy can allow it. */
const parse = (operation: string, body: Record<string, unknown>, tables: Tables): Parsed => {
  try {
    return { operation, body, accesses: accessesOf(operation, body, tables), trouble: null };
  } catch (error) {
    return { operation, body, accesses: [], trouble: error instanceof Error ? error.message : String(error) };
  }
};

const countActions = (accesses: readonly AccessRequest[]): number =>
  accesses.reduce((sum, { context }) => sum + Math.max(1, context['dynamodb:LeadingKeys']?.length ?? 1), 0);

const outcomeOf = ({ status, body }: Response): string => {
  if (status === 200) return 'ok';
  return /#(\w+)"/.exec(body?.toString() ?? '')?.[1] ?? String(status);
};

/** Removes the capacity from the reply unless the caller asked for it. */
const forwardCounted = async (
  { operation, body, accesses }: Parsed,
  ask: (sent: Buffer) => Promise<Response>,
  raw: Buffer,
): Promise<Reply> => {
  const isCounted = consuming.includes(operation) && (body.ReturnConsumedCapacity ?? 'NONE') === 'NONE';
  const answer = await ask(isCounted ? Buffer.from(JSON.stringify({ ...body, ReturnConsumedCapacity: 'TOTAL' })) : raw);
  const actions = Math.max(1, countActions(accesses));
  const noted = { outcome: outcomeOf(answer), actions };
  if (!isCounted || !answer.body || answer.status !== 200) return { ...answer, ...noted };
  const { rest, checksum, readUnits, writeUnits } = stripCapacity(operation, actions, answer.body);
  return {
    ...answer,
    ...noted,
    headers: { ...answer.headers, 'x-amz-crc32': checksum },
    body: rest,
    readUnits,
    writeUnits,
  };
};

/** Answers all of a batch but its last key, or nothing of a batch of one. */
const answerPartly = async (body: unknown, ask: (sent: Buffer) => Promise<Response>): Promise<Reply> => {
  const { processed, unprocessed } = splitBatch(bodies.batchGet.parse(body).RequestItems);
  const isAny = Object.keys(processed).length > 0;
  const answer = isAny ? await ask(Buffer.from(JSON.stringify({ RequestItems: processed }))) : null;
  const { Responses = {} } = JSON.parse(answer?.body?.toString() ?? '{}');
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return { ...jsonResponse(200, { Responses, UnprocessedKeys: unprocessed }, headers), outcome: 'Unprocessed' };
};

/**
 * Checks each function's call against its role, item by item, records calls and capacity in the ledger, and injects
 * faults. The runner's own calls, and the stream's, pass unchecked.
 */
export const startDynamoProxy = async (options: {
  engine: string;
  tables: Tables;
  watch: Watch;
}): Promise<RunningServer> => {
  const { tables, watch } = options;
  const engine = createEngineClient(options.engine);

  const refusalOf = (caller: Caller, { accesses, trouble }: Parsed): string | null => {
    if (caller.name === runnerName) return null;
    if (trouble) return `The local platform cannot tell what this asks for: ${trouble}`;
    return accesses.map((access) => watch.access.refusal(caller, access)).find((refusal) => refusal !== null) ?? null;
  };

  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const raw = (await readBody(message, largestBody)) ?? Buffer.alloc(0);
    if (isControl(message.url)) return send('POST', answerControl(toRequest(message, raw), watch), response);
    const caller = watch.access.identify(message.headers);
    if (!caller) return send('POST', unknownKey(), response);
    const target = String(message.headers['x-amz-target'] ?? '');
    const [service = '', operation = ''] = target.split('.');
    const type = message.headers['content-type'] ?? '';
    // The runner polls the stream several times a second; the ledger leaves that out.
    if (service.startsWith('DynamoDBStreams') && caller.name === runnerName) {
      return send('POST', await engine.send(target, type, raw), response);
    }
    const parsed = parse(operation, JSON.parse(raw.toString() || '{}'), tables);
    const keys = parsed.accesses.flatMap(({ context }) => context['dynamodb:LeadingKeys'] ?? []);
    await answerCall(watch, { caller, operation, keys }, response, {
      work: async () => {
        const refusal = refusalOf(caller, parsed);
        return refusal ? accessDenied(refusal) : forwardCounted(parsed, (sent) => engine.send(target, type, sent), raw);
      },
      refuse: (kind) =>
        kind === 'Unprocessed' && operation === 'BatchGetItem'
          ? answerPartly(parsed.body, (sent) => engine.send(target, type, sent))
          : faultReply(kind, operation, countActions(parsed.accesses)),
    });
  };

  const server = await startServer(async (message, response) => {
    try {
      await answer(message, response);
    } catch (error) {
      // An engine that is down shows as a reset connection, which the SDK retries.
      if (!(error instanceof Error && 'code' in error)) throw error;
      response.socket?.resetAndDestroy();
    }
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      engine.stop();
    },
  };
};
