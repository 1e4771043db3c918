import * as z from 'zod/mini';
import { localAccount } from './names.ts';
import type { FindResources } from './resources.ts';

/** Encryption keys have no effect on a laptop. */
const key = z.object({ KeyUsage: z._default(z.string(), 'ENCRYPT_DECRYPT') });
const alias = z.object({ AliasName: z.string(), TargetKeyId: z.string() });

export const findKeys = (find: FindResources, region: string) => {
  const keys = find('AWS::KMS::Key', key).filter(({ properties }) => properties.KeyUsage === 'SIGN_VERIFY');
  const aliases = find('AWS::KMS::Alias', alias).map(({ name, properties: { AliasName, TargetKeyId } }) => {
    const key = keys.find((candidate) => candidate.name === TargetKeyId || candidate.arn === TargetKeyId);
    if (!key) throw new Error(`${name}: no key ${TargetKeyId}`);
    return { name: AliasName, keyId: key.name };
  });
  // `key/…` or `alias/…` follows the prefix.
  return { arnPrefix: `arn:aws:kms:${region}:${localAccount}:`, ids: keys.map(({ name }) => name), aliases };
};

export type KmsKeys = ReturnType<typeof findKeys>;
