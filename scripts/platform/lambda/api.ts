import { randomUUID } from 'node:crypto';
import { answerCall, type Reply, type Watch } from '#scripts/platform/faults/answer-call.ts';
import type { FaultKind } from '#scripts/platform/faults/fault.ts';
import { jsonResponse, readBody, send } from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';
import type { Caller } from '#scripts/platform/iam/access.ts';
import type { LambdaFunction } from '#scripts/platform/template/functions.ts';
import type { FindTarget } from '#scripts/platform/template/targets.ts';
import { type Invoked, type LambdaService, largestPayload } from './service.ts';

/** Read at each call, since the template may be reloaded. */
type Running = { findTarget: FindTarget; service: Pick<LambdaService, 'invoke'> };

/** https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html#API_Invoke_Errors */
const refusal = (status: number, type: string, message: string): Reply => ({
  ...jsonResponse(status, { Type: status < 500 ? 'User' : 'Service', Message: message }, { 'x-amzn-errortype': type }),
  outcome: type,
});

const failed = (errorType: string, errorMessage: string, stack = ''): Reply => ({
  ...jsonResponse(200, { errorType, errorMessage, trace: stack.split('\n') }, { 'x-amz-function-error': 'Unhandled' }),
  outcome: errorType,
});

const faultReply = (kind: FaultKind): Reply => {
  if (kind === 'ThrottlingException') return refusal(429, 'TooManyRequestsException', 'Rate Exceeded.');
  const said = `${kind} injected by a test`;
  return kind.includes('.') ? failed(kind, said) : refusal(500, 'ServiceException', said);
};

/** A failing function is a successful Invoke call: https://docs.aws.amazon.com/lambda/latest/dg/invocation-retries.html */
const replyOf = (invoked: Invoked, { timeoutMs }: LambdaFunction, requestId: string): Reply => {
  if ('throttled' in invoked) return refusal(429, 'TooManyRequestsException', 'Rate Exceeded.');
  if ('timedOut' in invoked) {
    const message = `RequestId: ${requestId} Error: Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`;
    return failed('Sandbox.Timedout', message);
  }
  if ('error' in invoked) return failed(invoked.error.type, invoked.error.message, invoked.error.stack);
  return jsonResponse(200, invoked.result);
};

const functionIn = (path: string): string | null => {
  const [, name] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path) ?? [];
  return name === undefined ? null : decodeURIComponent(name);
};

/** Serves only the synchronous Invoke: functions call each other within their roles and the account's concurrency. */
export const startLambdaApi = async (options: { running: () => Running; watch: Watch }): Promise<RunningServer> => {
  const { running, watch } = options;

  const invoke = async (caller: Caller, named: string, type: string, body: Buffer): Promise<Reply> => {
    const { findTarget, service } = running();
    const target = findTarget(named);
    if (!target) return refusal(404, 'ResourceNotFoundException', `Function not found: ${named}`);
    const asked = { action: 'lambda:InvokeFunction', resource: target.arn, context: {} };
    const why = watch.access.refusal(caller, asked);
    if (why) return refusal(403, 'AccessDeniedException', why);
    if (type !== 'RequestResponse') return refusal(400, 'InvalidParameterValueException', `${type} is not known here`);
    if (body.length > largestPayload) return refusal(413, 'RequestTooLargeException', 'The request is too large.');
    const requestId = randomUUID();
    const event: object = JSON.parse(body.toString() || '{}');
    return replyOf(await service.invoke(target.lambda, event, requestId), target.lambda, requestId);
  };

  return startServer(async (message, response) => {
    const body = (await readBody(message, 2 * largestPayload)) ?? Buffer.alloc(0);
    const named = functionIn((message.url ?? '').split('?')[0] ?? '');
    const caller = watch.access.identify(message.headers);
    if (!caller) {
      const invalid = 'The security token included in the request is invalid.';
      return send('POST', refusal(403, 'UnrecognizedClientException', invalid), response);
    }
    if (named === null) return send('POST', refusal(404, 'UnknownOperationException', 'Not known here'), response);
    const type = String(message.headers['x-amz-invocation-type'] ?? 'RequestResponse');
    await answerCall(watch, { caller, operation: 'Invoke', keys: [named] }, response, {
      work: () => invoke(caller, named, type, body),
      refuse: faultReply,
    });
  });
};
