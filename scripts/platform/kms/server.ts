import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { attend, type Reply, type Watch } from '#scripts/platform/faults/attend.ts';
import { writeWhole } from '#scripts/platform/host/write-whole.ts';
import { readBody, send } from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';
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

/** The key pairs of a folder by their ids, one file each, made when they are not there: sessions survive a restart. */
export const openKeys = async (folder: string, ids: readonly string[]): Promise<Map<string, KeyObject>> => {
  mkdirSync(folder, { recursive: true });
  const keys = new Map<string, KeyObject>();
  for (const id of ids) keys.set(id, await openKey(join(folder, `${id}.pem`)));
  return keys;
};

const algorithm = 'ECDSA_SHA_256';
const longestMessage = 4096;

const signInput = z.object({
  KeyId: z.string(),
  Message: z.string(),
  MessageType: z._default(z.string(), 'RAW'),
  SigningAlgorithm: z.string(),
});
const keyInput = z.object({ KeyId: z.string() });
const aliasInput = z.object({ AliasName: z.string(), TargetKeyId: z.string() });

class KmsError extends Error {
  readonly type: string;

  constructor(type: string, message = `${type} of the local key service`) {
    super(message);
    this.type = type;
  }
}

/** A key as a request named it: by its id or ARN, or by an alias, of which IAM is told. */
type Found = { arn: string; key: KeyObject; alias: string | null };

const errorReply = (status: number, type: string, message: string): Reply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: Buffer.from(JSON.stringify({ __type: type, message })),
  outcome: type,
});

/**
 * Serves Sign, GetPublicKey and UpdateAlias for those keys, all ECC_NIST_P256, kept in that folder. A reply names the key’s own
 * ARN, also when the request named an alias.
 */
export const startKms = async (options: { folder: string; keys: KmsKeys; watch: Watch }): Promise<RunningServer> => {
  const { folder, keys, watch } = options;
  const keyById = await openKeys(folder, keys.ids);
  const idByAlias = new Map(keys.aliases.map(({ name, keyId }) => [name, keyId]));
  const arnOf = (id: string): string => `${keys.arnPrefix}key/${id}`;

  const find = (named: string): Found => {
    const local = named.startsWith(keys.arnPrefix) ? named.slice(keys.arnPrefix.length) : named;
    const alias = local.startsWith('alias/') ? local : null;
    const id = alias ? (idByAlias.get(alias) ?? '') : local.replace(/^key\//, '');
    const key = keyById.get(id);
    if (!key) throw new KmsError('NotFoundException', `${named} is not found.`);
    return { arn: arnOf(id), key, alias };
  };

  const check = (caller: Caller, action: string, resource: string, context: RequestContext): void => {
    const refusal = watch.access.refusal(caller, { action: `kms:${action}`, resource, context });
    if (refusal) throw new KmsError('AccessDeniedException', refusal);
  };

  /** https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html: an alias is told, the key is what is allowed. */
  const contextOf = ({ arn, alias }: Found): RequestContext => ({
    ...(alias && { 'kms:RequestAlias': [alias] }),
    'kms:ResourceAliases': [...idByAlias].filter(([, id]) => arnOf(id) === arn).map(([name]) => name),
  });

  const operations: Record<string, (input: unknown, caller: Caller) => object> = {
    Sign: (input, caller) => {
      const { KeyId, Message, MessageType, SigningAlgorithm } = signInput.parse(input);
      const found = find(KeyId);
      const asked = { 'kms:MessageType': [MessageType], 'kms:SigningAlgorithm': [SigningAlgorithm] };
      check(caller, 'Sign', found.arn, { ...contextOf(found), ...asked });
      const message = Buffer.from(Message, 'base64');
      // Node cannot sign a digest made elsewhere with this kind of key.
      if (MessageType !== 'RAW' || SigningAlgorithm !== algorithm || message.length > longestMessage) {
        throw new KmsError('ValidationException');
      }
      return { KeyId: found.arn, SigningAlgorithm, Signature: sign('sha256', message, found.key).toString('base64') };
    },
    GetPublicKey: (input, caller) => {
      const found = find(keyInput.parse(input).KeyId);
      check(caller, 'GetPublicKey', found.arn, contextOf(found));
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
      const target = find(TargetKeyId);
      const resources = [`${keys.arnPrefix}${AliasName}`, find(AliasName).arn, target.arn];
      for (const resource of resources) check(caller, 'UpdateAlias', resource, {});
      idByAlias.set(AliasName, target.arn.slice(arnOf('').length));
      return {};
    },
  };

  const answer = (operation: string, body: string, caller: Caller): Reply => {
    try {
      const run = operations[operation];
      if (!run) throw new KmsError('UnknownOperationException');
      const headers = { 'content-type': 'application/x-amz-json-1.1' };
      return { status: 200, headers, body: Buffer.from(JSON.stringify(run(JSON.parse(body), caller))) };
    } catch (error) {
      const known = error instanceof KmsError ? error : new KmsError('ValidationException');
      return errorReply(400, known.type, known.message);
    }
  };

  return startServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, 64 * 1024);
    const caller = watch.access.identify(request.headers);
    if (!caller) {
      return send('POST', errorReply(400, 'UnrecognizedClientException', 'The security token is invalid.'), response);
    }
    const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    await attend(watch, { caller, operation, keys: [] }, response, {
      work: async () => answer(operation, body?.toString() ?? '', caller),
      // https://docs.aws.amazon.com/kms/latest/developerguide/throttling.html
      refuse: (kind) => errorReply(kind === 'InternalServerError' ? 500 : 400, kind, `${kind} asked for by a test`),
    });
  });
};
