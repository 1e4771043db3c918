import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Watch } from '#scripts/platform/faults/answer-call.ts';
import { writeWhole } from '#scripts/platform/host/write-whole.ts';
import { startJsonService } from '#scripts/platform/http/json-service.ts';
import type { RunningServer } from '#scripts/platform/http/server.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import type { Caller } from '#scripts/platform/iam/access.ts';
import type { RequestContext } from '#scripts/platform/iam/condition.ts';
import type { KmsKeys } from '#scripts/platform/template/kms.ts';

const openKey = async (file: string): Promise<KeyObject> => {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await writeWhole(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  try {
    return createPrivateKey(readFileSync(file));
  } catch {
    throw new Error(`${file} holds no key any more: remove it, which signs everybody out`);
  }
};

/** Reads keys by id, one file each, and creates missing ones. They outlive a restart, so sessions do too. */
const openKeys = async (folder: string, ids: readonly string[]): Promise<Map<string, KeyObject>> => {
  mkdirSync(folder, { recursive: true });
  const keys = new Map<string, KeyObject>();
  for (const id of ids) keys.set(id, await openKey(join(folder, `${id}.pem`)));
  return keys;
};

const algorithm = 'ECDSA_SHA_256';
/** Bytes: https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html */
const longestMessage = 4096;

const signInput = z.object({
  KeyId: z.string(),
  Message: z.string(),
  MessageType: z._default(z.string(), 'RAW'),
  SigningAlgorithm: z.string(),
});
const keyInput = z.object({ KeyId: z.string() });
const aliasInput = z.object({ AliasName: z.string(), TargetKeyId: z.string() });

/** `alias` is null unless the request used one. */
type NamedKey = { arn: string; key: KeyObject; alias: string | null };

/**
 * Serves Sign, GetPublicKey and UpdateAlias for ECC_NIST_P256 keys. A reply names the key’s ARN even if the request
 * used an alias.
 */
export const startKms = async (options: { folder: string; keys: KmsKeys; watch: Watch }): Promise<RunningServer> => {
  const { folder, keys, watch } = options;
  const keyById = await openKeys(folder, keys.ids);
  const idByAlias = new Map(keys.aliases.map(({ name, keyId }) => [name, keyId]));
  const arnOf = (id: string): string => `${keys.arnPrefix}key/${id}`;

  const getKey = (named: string): NamedKey => {
    const local = named.startsWith(keys.arnPrefix) ? named.slice(keys.arnPrefix.length) : named;
    const alias = local.startsWith('alias/') ? local : null;
    const id = alias ? (idByAlias.get(alias) ?? '') : local.replace(/^key\//, '');
    const key = keyById.get(id);
    if (!key) throw new ServiceError(400, 'NotFoundException', `${named} is not found.`);
    return { arn: arnOf(id), key, alias };
  };

  const checkAccess = (caller: Caller, action: string, resource: string, context: RequestContext): void => {
    const refusal = watch.access.refusal(caller, { action: `kms:${action}`, resource, context });
    if (refusal) throw new ServiceError(400, 'AccessDeniedException', refusal);
  };

  /**
   * Rights apply to the key; the alias is context:
   * https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html
   */
  const contextOf = ({ arn, alias }: NamedKey): RequestContext => ({
    ...(alias && { 'kms:RequestAlias': [alias] }),
    'kms:ResourceAliases': [...idByAlias].filter(([, id]) => arnOf(id) === arn).map(([name]) => name),
  });

  const operations: Record<string, (input: unknown, caller: Caller) => object> = {
    Sign: (input, caller) => {
      const { KeyId, Message, MessageType, SigningAlgorithm } = signInput.parse(input);
      const found = getKey(KeyId);
      const asked = { 'kms:MessageType': [MessageType], 'kms:SigningAlgorithm': [SigningAlgorithm] };
      checkAccess(caller, 'Sign', found.arn, { ...contextOf(found), ...asked });
      const message = Buffer.from(Message, 'base64');
      // Node cannot sign a digest made elsewhere with this kind of key.
      if (MessageType !== 'RAW' || SigningAlgorithm !== algorithm || message.length > longestMessage) {
        throw new ServiceError(400, 'ValidationException');
      }
      return { KeyId: found.arn, SigningAlgorithm, Signature: sign('sha256', message, found.key).toString('base64') };
    },
    GetPublicKey: (input, caller) => {
      const found = getKey(keyInput.parse(input).KeyId);
      checkAccess(caller, 'GetPublicKey', found.arn, contextOf(found));
      return {
        KeyId: found.arn,
        KeySpec: 'ECC_NIST_P256',
        KeyUsage: 'SIGN_VERIFY',
        SigningAlgorithms: [algorithm],
        PublicKey: createPublicKey(found.key).export({ type: 'spki', format: 'der' }).toString('base64'),
      };
    },
    UpdateAlias: (input, caller) => {
      const { AliasName, TargetKeyId } = aliasInput.parse(input);
      const target = getKey(TargetKeyId);
      const resources = [`${keys.arnPrefix}${AliasName}`, getKey(AliasName).arn, target.arn];
      for (const resource of resources) checkAccess(caller, 'UpdateAlias', resource, {});
      idByAlias.set(AliasName, target.arn.slice(arnOf('').length));
      return {};
    },
  };

  return startJsonService(watch, (operation, input, caller) => {
    const run = operations[operation];
    if (!run) throw new ServiceError(400, 'UnknownOperationException');
    return run(input, caller);
  });
};
