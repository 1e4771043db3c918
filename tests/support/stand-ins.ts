import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startStandIns } from '#scripts/local/stand-ins.ts';

/** For the tests of handlers: an empty DynamoDB Local in memory and the stand-ins, in the environment that a Lambda would find. */
export default async (): Promise<() => Promise<void>> => {
  const folder = resolve('.local/tests');
  mkdirSync(folder, { recursive: true });
  const standIns = await startStandIns({ dir: mkdtempSync(join(folder, 'run-')) });
  Object.assign(process.env, standIns.environment, {
    TABLE_NAME: 'table',
    SITE_ORIGIN: 'http://localhost:3000',
    SIGNING_KEY: 'signing-key',
    SIGNING_KEYS: 'signing-key',
    ORIGIN_SECRET: JSON.stringify({ current: 'origin-secret', previous: 'origin-secret-before' }),
    PSEUDONYM_KEY: 'pseudonym-key',
    DEVICE_KEY: 'device-key',
    MAIL_FROM: 'ne-pas-repondre@thesee.example',
    THESEE_MAIL: standIns.mailDir,
  });
  return standIns.stop;
};
