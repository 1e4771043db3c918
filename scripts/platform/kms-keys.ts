import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

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
