import * as z from 'zod/mini';
import type { Watch } from '#scripts/platform/faults/answer-call.ts';
import { startJsonService } from '#scripts/platform/http/json-service.ts';
import type { RunningServer } from '#scripts/platform/http/server.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import type { SecretValue } from './values.ts';

const shape = z.object({ SecretId: z.string(), SecretString: z.optional(z.string()) });

/**
 * Serves GetSecretValue and PutSecretValue for the stack's generated secrets, named by ARN. A new value lasts until the
 * stand-in stops; CloudFormation's references keep the value that they were deployed with.
 */
export const startSecretsManager = (secretValue: SecretValue, watch: Watch): Promise<RunningServer> => {
  const replaced = new Map<string, string>();

  const getValue = (id: string): string => {
    try {
      return replaced.get(id) ?? secretValue(id);
    } catch {
      const message = "Secrets Manager can't find the specified secret.";
      throw new ServiceError(400, 'ResourceNotFoundException', message);
    }
  };

  return startJsonService(watch, (operation, input, caller) => {
    const { SecretId, SecretString } = shape.parse(input);
    const request = { action: `secretsmanager:${operation}`, resource: SecretId, context: {} };
    const refusal = watch.access.refusal(caller, request);
    if (refusal) throw new ServiceError(400, 'AccessDeniedException', refusal);
    if (operation === 'PutSecretValue' && SecretString !== undefined) {
      replaced.set(SecretId, SecretString);
      return { ARN: SecretId, VersionId: `version-${replaced.size}` };
    }
    if (operation !== 'GetSecretValue') throw new ServiceError(400, 'UnknownOperationException', operation);
    return { ARN: SecretId, SecretString: getValue(SecretId) };
  });
};
