import { answerCall, type Reply, type Watch } from '#scripts/platform/faults/answer-call.ts';
import type { Caller } from '#scripts/platform/iam/access.ts';
import { jsonResponse, readBody, send } from './message.ts';
import { type RunningServer, startServer } from './server.ts';
import { ServiceError } from './service-error.ts';

const largestBody = 64 * 1024;
const headers = { 'content-type': 'application/x-amz-json-1.1' };

const errorReply = ({ status, code, message }: ServiceError): Reply => ({
  ...jsonResponse(status, { __type: code, message }, headers),
  outcome: code,
});

/**
 * Serves AWS's JSON 1.1 protocol, which names the operation in `x-amz-target`. An error of `run` other than
 * `ServiceError` is answered as `ValidationException`.
 */
export const startJsonService = (
  watch: Watch,
  run: (operation: string, input: unknown, caller: Caller) => object,
): Promise<RunningServer> => {
  const answer = (operation: string, body: string, caller: Caller): Reply => {
    try {
      return jsonResponse(200, run(operation, JSON.parse(body), caller), headers);
    } catch (error) {
      return errorReply(error instanceof ServiceError ? error : new ServiceError(400, 'ValidationException'));
    }
  };
  return startServer(async (request, response) => {
    const body = await readBody(request, largestBody);
    const caller = watch.access.identify(request.headers);
    if (!caller) {
      const unknown = new ServiceError(400, 'UnrecognizedClientException', 'The security token is invalid.');
      return send('POST', errorReply(unknown), response);
    }
    const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    await answerCall(watch, { caller, operation, keys: [] }, response, {
      work: async () => answer(operation, body?.toString() ?? '', caller),
      refuse: (kind) =>
        errorReply(new ServiceError(kind === 'InternalServerError' ? 500 : 400, kind, `${kind} injected by a test`)),
    });
  });
};
