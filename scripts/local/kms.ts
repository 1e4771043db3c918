import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readBody } from './http/body.ts';
import { type RunningServer, startServer } from './http/server.ts';
import { writeWhole } from './write-whole.ts';

const algorithm = 'ECDSA_SHA_256';
const longestMessage = 4096;

const signInput = z.object({
  KeyId: z.string(),
  Message: z.string(),
  MessageType: z._default(z.string(), 'RAW'),
  SigningAlgorithm: z.string(),
});
const keyInput = z.object({ KeyId: z.string() });

class KmsError extends Error {}

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

/** The key pairs of a folder, one file per key id, made when they are not there: sessions survive a restart. */
const openKeys = async (folder: string, ids: readonly string[]) => {
  mkdirSync(folder, { recursive: true });
  const keys = new Map<string, KeyObject>();
  for (const id of ids) keys.set(id, await openKey(join(folder, `${id}.pem`)));
  return (keyId: string): KeyObject => {
    const key = keys.get(keyId) ?? keys.get(keyId.split(':key/').at(-1) ?? '');
    if (!key) throw new KmsError('NotFoundException');
    return key;
  };
};

/** Serves Sign and GetPublicKey for keys of those ids, all ECC_NIST_P256, kept in that folder. */
export const startKms = async (folder: string, ids: readonly string[]): Promise<RunningServer> => {
  const keyOf = await openKeys(folder, ids);

  const operations: Record<string, (input: unknown) => object> = {
    Sign: (input) => {
      const { KeyId, Message, MessageType, SigningAlgorithm } = signInput.parse(input);
      const message = Buffer.from(Message, 'base64');
      const key = keyOf(KeyId);
      // Node cannot sign a digest made elsewhere with this kind of key.
      if (MessageType !== 'RAW' || SigningAlgorithm !== algorithm || message.length > longestMessage) {
        throw new KmsError('ValidationException');
      }
      return { KeyId, SigningAlgorithm, Signature: sign('sha256', message, key).toString('base64') };
    },
    GetPublicKey: (input) => {
      const { KeyId } = keyInput.parse(input);
      const der = createPublicKey(keyOf(KeyId)).export({ type: 'spki', format: 'der' });
      return {
        KeyId,
        KeySpec: 'ECC_NIST_P256',
        KeyUsage: 'SIGN_VERIFY',
        SigningAlgorithms: [algorithm],
        PublicKey: der.toString('base64'),
      };
    },
  };

  const answer = (target: string, body: string): { status: number; reply: object } => {
    try {
      const operation = operations[target.split('.')[1] ?? ''];
      if (!operation) throw new KmsError('UnknownOperationException');
      return { status: 200, reply: operation(JSON.parse(body)) };
    } catch (error) {
      const type = error instanceof KmsError ? error.message : 'ValidationException';
      return { status: 400, reply: { __type: type, message: `${type} of the local key service` } };
    }
  };

  return startServer(async (request, response) => {
    const body = await readBody(request, 64 * 1024);
    const { status, reply } = answer(String(request.headers['x-amz-target'] ?? ''), body?.toString() ?? '');
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(reply));
  });
};
