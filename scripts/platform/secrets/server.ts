import * as z from 'zod/mini';
import { attend, type Reply, type Watch } from '#scripts/platform/faults/attend.ts';
import { readBody, send } from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';
import type { Caller } from '#scripts/platform/iam/access.ts';
import type { SecretValue } from './values.ts';

const headers = { 'content-type': 'application/x-amz-json-1.1' };

const errorReply = (status: number, type: string, message: string): Reply => ({
  status,
  headers,
  body: Buffer.from(JSON.stringify({ __type: type, message })),
  outcome: type,
});

const ok = (body: object): Reply => ({ status: 200, headers, body: Buffer.from(JSON.stringify(body)) });

const input = z.object({ SecretId: z.string(), SecretString: z.optional(z.string()) });

/**
 * Serves GetSecretValue and PutSecretValue for the stack's generated secrets, named by their ARN. What is put is known until the
 * stand-in ends: CloudFormation's references keep the value that they were deployed with.
 */
export const startSecretsManager = async (options: {
  secretValue: SecretValue;
  watch: Watch;
}): Promise<RunningServer> => {
  const { secretValue, watch } = options;
  const put = new Map<string, string>();

  const answer = (operation: string, body: string, caller: Caller): Reply => {
    const { SecretId, SecretString } = input.parse(JSON.parse(body));
    const request = { action: `secretsmanager:${operation}`, resource: SecretId, context: {} };
    const refusal = watch.access.refusal(caller, request);
    if (refusal) return errorReply(400, 'AccessDeniedException', refusal);
    if (operation === 'PutSecretValue' && SecretString !== undefined) {
      put.set(SecretId, SecretString);
      return ok({ ARN: SecretId, VersionId: `version-${put.size}` });
    }
    if (operation !== 'GetSecretValue') return errorReply(400, 'UnknownOperationException', operation);
    try {
      return ok({ ARN: SecretId, SecretString: put.get(SecretId) ?? secretValue(SecretId) });
    } catch {
      return errorReply(400, 'ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    }
  };

  return startServer(async (request, response) => {
    const body = await readBody(request, 64 * 1024);
    const caller = watch.access.identify(request.headers);
    if (!caller) {
      const unknown = errorReply(400, 'UnrecognizedClientException', 'The security token is invalid.');
      return send('POST', unknown, response);
    }
    const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    await attend(watch, { caller, operation, keys: [] }, response, {
      work: async () => answer(operation, body?.toString() ?? '{}', caller),
      refuse: (kind) => errorReply(kind === 'InternalServerError' ? 500 : 400, kind, `${kind} asked for by a test`),
    });
  });
};
