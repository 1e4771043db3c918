import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readBody } from './http/body.ts';
import { type RunningServer, startServer } from './http/server.ts';

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

const createKey = (file: string): void => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(`${file}.new`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
};

/** The key pairs of a folder, one file per key id, made when first asked for: sessions survive a restart. */
const openKeys = (folder: string, ids: readonly string[]) => {
  mkdirSync(folder, { recursive: true });
  return (keyId: string): KeyObject => {
    const id = ids.find((known) => known === keyId || keyId.endsWith(`:key/${known}`));
    if (!id) throw new KmsError('NotFoundException');
    const file = join(folder, `${id}.pem`);
    if (!existsSync(file)) createKey(file);
    return createPrivateKey(readFileSync(file));
  };
};

/** Serves Sign and GetPublicKey for keys of those ids, all ECC_NIST_P256, kept in that folder. */
export const startKms = (folder: string, ids: readonly string[]): Promise<RunningServer> => {
  const keyOf = openKeys(folder, ids);

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
