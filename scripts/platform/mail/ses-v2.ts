import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { answerCall, type Reply, type Watch } from '#scripts/platform/faults/answer-call.ts';
import type { FaultKind } from '#scripts/platform/faults/fault.ts';
import { jsonResponse, readBody, send } from '#scripts/platform/http/message.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import type { Caller } from '#scripts/platform/iam/access.ts';
import { type SuppressionList, suppressedReasons } from './suppression-list.ts';

/** Tells v2 requests apart; v1 has no paths. */
export const v2Path = '/v2/email/';
const addressesPath = `${v2Path}suppression/addresses`;
const largestRequest = 64 * 1024;

const putInput = z.object({ EmailAddress: z.string(), Reason: z.enum(suppressedReasons) });

const errorReply = (error: unknown): Reply => {
  const { status, code, message } =
    error instanceof ServiceError
      ? error
      : new ServiceError(400, 'BadRequestException', 'The request is not understood');
  return { ...jsonResponse(status, { message }, { 'x-amzn-errortype': code }), outcome: code };
};

const faultReply = (kind: FaultKind): Reply =>
  errorReply(
    kind === 'ThrottlingException'
      ? new ServiceError(429, 'TooManyRequestsException', 'Too many requests have been made to the operation.')
      : new ServiceError(500, 'InternalServiceErrorException', `${kind} injected by a test`),
  );

type Operation = { name: string; address: string; run: (list: SuppressionList) => Promise<void> };

/**
 * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_PutSuppressedDestination.html and
 * …/API_DeleteSuppressedDestination.html
 */
const operationOf = (method: string, path: string, body: string): Operation => {
  if (method === 'PUT' && path === addressesPath) {
    const { EmailAddress, Reason } = putInput.parse(JSON.parse(body));
    const run = (list: SuppressionList) => list.put(EmailAddress, Reason);
    return { name: 'PutSuppressedDestination', address: EmailAddress, run };
  }
  if (method === 'DELETE' && path.startsWith(`${addressesPath}/`)) {
    const address = decodeURIComponent(path.slice(addressesPath.length + 1));
    const run = async (list: SuppressionList) => {
      if (await list.remove(address)) return;
      throw new ServiceError(
        404,
        'NotFoundException',
        `Email address ${address} does not exist on your suppression list.`,
      );
    };
    return { name: 'DeleteSuppressedDestination', address, run };
  }
  throw new ServiceError(404, 'UnknownOperationException', `${method} ${path} is not known here`);
};

/** Serves only put and delete of the suppression list. */
export const answerV2 = async (
  { list, watch, caller }: { list: SuppressionList; watch: Watch; caller: Caller },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { method = 'GET', url = '' } = request;
  try {
    const body = await readBody(request, largestRequest);
    const { name, address, run } = operationOf(method, url, body?.toString() ?? '');
    const work = async (): Promise<Reply> => {
      // These actions have no resource type:
      // https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonsimpleemailservicev2.html
      const refusal = watch.access.refusal(caller, { action: `ses:${name}`, resource: '*', context: {} });
      if (refusal) throw new ServiceError(403, 'AccessDeniedException', refusal);
      await run(list);
      return jsonResponse(200, {});
    };
    await answerCall(watch, { caller, operation: name, keys: [address] }, response, {
      work: () => work().catch(errorReply),
      refuse: faultReply,
      method,
    });
  } catch (error) {
    send(method, errorReply(error), response);
  }
};
