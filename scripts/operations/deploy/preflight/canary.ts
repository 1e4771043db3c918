import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Stage } from '#infra/settings.ts';
import { canaryAccount } from '#scripts/operations/deploy/canary-account.ts';
import { unlessMissing } from '#scripts/operations/stage/unless-missing.ts';
import { type Finding, good, todo } from './finding.ts';

/** `undefined`: there is no secret; `null`: it holds no account. */
export const canaryFinding = (secret: string, region: string, found: object | null | undefined): Finding => {
  const content = `--secret-string file://canary.json --region ${region}`;
  const shape = '{"email":"…","password":"…"}';
  if (found === undefined) {
    return todo(
      `The canary’s secret ${secret} is not in ${region}. Put ${shape} of a candidate’s account with an assessment into canary.json, or leave “canary” out.`,
      `aws secretsmanager create-secret --name ${secret} ${content}`,
    );
  }
  if (found === null) {
    return todo(
      `The canary’s secret ${secret} does not hold ${shape}.`,
      `aws secretsmanager put-secret-value --secret-id ${secret} ${content}`,
    );
  }
  return good(`The canary’s secret ${secret} holds an address and a password.`);
};

export const canaryCheck = async (
  { secret }: NonNullable<Stage['canary']>,
  region: string,
  secrets: SecretsManagerClient,
): Promise<Finding[]> => {
  const found = await unlessMissing(canaryAccount(secret, secrets), 'ResourceNotFoundException');
  return [canaryFinding(secret, region, found)];
};
