import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { tryProduct } from '#functions/canary/try-product.ts';
import type { Stage } from '#infra/settings.ts';
import { canaryAccount } from './canary-account.ts';
import type { Wishes } from './cdk-arguments.ts';
import { type Outputs, outputOf } from './outputs.ts';
import { settled, smokeTroubles } from './smoke.ts';
import { tryCells } from './try-cells.ts';
import { verdict } from './verdict.ts';

const signIn = async (address: string, secret: string, region: string): Promise<unknown> => {
  const account = await canaryAccount(secret, new SecretsManagerClient({ region }));
  if (!account) throw new Error(`the secret ${secret} holds no address and password`);
  return tryProduct(address, account);
};

/** Calls each cell's API, and CloudFront's own name, which needs no DNS; `site` is the folder of the built site. */
export const tryStage = async (
  stage: Stage,
  outputs: Outputs,
  { site, ...wishes }: Wishes & { site: string },
): Promise<string> => {
  const address = outputOf(outputs, stage.name, 'web', 'SiteAddress') ?? '';
  const { canary, region } = stage;
  const deployed = {
    address,
    page: readFileSync(join(site, 'index.html'), 'utf8'),
    // `service` has no address in its environment, so setting the API's address makes no new version of it.
    version: outputOf(outputs, stage.name, 'api', 'ServiceVersion'),
    ...(canary && { signIn: () => signIn(address, canary.secret, region) }),
  };
  const tried = async () => [
    ...(await smokeTroubles(deployed, fetch)),
    ...(await tryCells(stage, stage.cells, outputs, fetch)),
  ];
  return verdict(await settled(tried, () => pause(10_000)), stage, wishes);
};
