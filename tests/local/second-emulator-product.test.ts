import { createPublicKey, verify } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateAliasCommand, CreateKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { CreateSecretCommand, GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { CreateConfigurationSetCommand, SESClient, VerifyDomainIdentityCommand } from '@aws-sdk/client-ses';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listSigningKeys } from '#functions/data/people/signing-keys.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import { NotSent, send } from '#functions/mailer/send.ts';
import { readStage } from '#infra/settings.ts';
import { rotateKey } from '#scripts/operations/operator/rotate-key.ts';
import { rotate } from '#scripts/operations/rotate-origin/rotate.ts';
import { createTables, plainHoldings } from '#scripts/platform/services.ts';
import { asking } from '#tests/support/asking.ts';
import { withMoto } from '#tests/support/moto.ts';

const newKey = async (kms: KMSClient): Promise<string> => {
  const { KeyMetadata } = await kms.send(new CreateKeyCommand({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' }));
  return KeyMetadata?.KeyId ?? expect.unreachable();
};

/** The key id in a token's header, if the published key of that id verifies it. */
const signerOf = async (token: string): Promise<string | undefined> => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const { x, y } = (await listSigningKeys()).find(({ id }) => id === kid) ?? {};
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const joined = Buffer.from(`${header}.${payload}`);
  const isGood = verify('sha256', joined, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isGood ? kid : undefined;
};

describe('on moto', asking('moto'), () => {
  withMoto();
  beforeAll(async () => {
    vi.stubEnv('TABLE_NAME', 'table');
    vi.stubEnv('SITE_ORIGIN', 'https://thesee.test');
    const client = new DynamoDBClient();
    await createTables(plainHoldings.tables, client);
    client.destroy();
  });

  it('signs tokens that verify, and with the other key once an operator has rotated them', async () => {
    const kms = new KMSClient();
    const [first, second] = [await newKey(kms), await newKey(kms)];
    const AliasName = 'alias/tokens';
    await kms.send(new CreateAliasCommand({ AliasName, TargetKeyId: first }));
    vi.stubEnv('SIGNING_KEY', AliasName);
    vi.stubEnv('SIGNING_KEYS', `${first},${second}`);
    const session = { userId: 'somebody', sessionId: 'one' };
    const now = new Date('2026-11-26T08:00:00Z');
    expect(await signerOf(await signToken(session, now))).toBe(first);

    await (await rotateKey(kms, now)).act?.();
    const fiveMinutesOn = new Date('2026-11-26T08:05:00Z');
    expect(await signerOf(await signToken(session, fiveMinutesOn))).toBe(second);
    kms.destroy();
  });

  it('makes a new origin secret current, keeps the one before, and names the version that holds both', async () => {
    const client = new SecretsManagerClient();
    const SecretId = 'origin';
    await client.send(new CreateSecretCommand({ Name: SecretId, SecretString: '{"current":"first","previous":null}' }));
    const printed: string[] = [];
    const surroundings = {
      stage: readStage('dev', 'tests/infra/stages/dev.json'),
      settings: undefined,
      isDryRun: false,
      confirm: async () => true,
      print: (line: string) => printed.push(line),
    };
    await rotate(SecretId, client, surroundings);
    const [, VersionId] = /OriginRotation=(\S+)/.exec(printed.join('\n')) ?? [];
    const { SecretString = '', VersionStages } = await client.send(
      new GetSecretValueCommand({ SecretId, VersionId: VersionId ?? expect.unreachable() }),
    );
    expect(VersionStages).toEqual(['AWSCURRENT']);
    expect(JSON.parse(SecretString)).toEqual({ previous: 'first', current: expect.stringMatching(/^[\w-]{44}$/) });
    client.destroy();
  });

  it('sends no mail from a domain that SES has not verified, and says that it is ours to mend', async () => {
    vi.stubEnv('MAIL_FROM', 'no-reply@thesee.test');
    vi.stubEnv('MAIL_CONFIGURATION', 'mails');
    const letter = { subject: 'Thésée', text: 'Bonjour', html: '<p>Bonjour</p>' };
    const sending = () =>
      send('somebody@there.test', letter, { person: 'somebody', kind: 'resetPassword', cause: undefined });
    const refusal = await sending().catch((error) => error);
    expect(refusal).toBeInstanceOf(NotSent);
    expect(refusal).toMatchObject({ name: 'MessageRejected', isOurs: true, isFinal: false });

    const ses = new SESClient();
    await ses.send(new CreateConfigurationSetCommand({ ConfigurationSet: { Name: 'mails' } }));
    await ses.send(new VerifyDomainIdentityCommand({ Domain: 'thesee.test' }));
    await expect(sending()).resolves.toBeUndefined();
    ses.destroy();
  });
});
