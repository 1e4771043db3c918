import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import type { Stage } from '#infra/settings.ts';
import { stageArguments } from '#scripts/operations/deploy/cdk-arguments.ts';
import { CommandError, stopped } from '#scripts/operations/terminal/command-error.ts';

const originSecret = z.object({ current: z.string(), previous: z.nullish(z.string()) });

type Surroundings = {
  isDryRun: boolean;
  confirm: (question: string) => Promise<boolean>;
  print: (line: string) => void;
  stage: Stage;
  settings: string | undefined;
};

const readCurrent = async (secret: string, client: SecretsManagerClient): Promise<string> => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secret }));
  try {
    return originSecret.parse(JSON.parse(SecretString ?? '')).current;
  } catch {
    throw new CommandError(`${secret} is not the secret of an origin: it has no field “current”.`);
  }
};

/**
 * The former secret stays valid. Never prints values. Throws CommandError when the operator declines or the secret is
 * unexpected, and the SDK's errors.
 */
export const rotate = async (
  secret: string,
  client: SecretsManagerClient,
  { isDryRun, confirm, print, stage, settings }: Surroundings,
): Promise<void> => {
  const previous = await readCurrent(secret, client);
  print(
    `${secret}: a new secret becomes “current”, the current one becomes “previous”, the one before it is forgotten.`,
  );
  print(
    'Do it only when the last rotation is deployed: while CloudFront sends a secret that is forgotten, the API refuses all.',
  );
  if (isDryRun) return print('Dry run: nothing was changed.');
  if (!(await confirm('Rotate it?'))) throw new CommandError(stopped);
  const SecretString = JSON.stringify({ current: randomBytes(33).toString('base64url'), previous });
  const { VersionId } = await client.send(new PutSecretValueCommand({ SecretId: secret, SecretString }));
  const web = `thesee-${stage.name}-web`;
  const told = [
    ...stageArguments(stage, settings ? { settings } : {}),
    '--parameters',
    `${web}:OriginRotation=${VersionId}`,
  ];
  print(`Rotated: the API takes both. Now have CloudFront send the new one:

  npx cdk deploy ${web} --exclusively ${told.join(' ')}`);
};
