import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDynamo } from '#scripts/platform/dynamo/database.ts';
import { createTables } from '#scripts/platform/dynamo/provision.ts';
import { startDynamoProxy } from '#scripts/platform/dynamo/proxy.ts';
import { createBus } from '#scripts/platform/events/bus.ts';
import type { Watch } from '#scripts/platform/faults/answer-call.ts';
import { createFaults } from '#scripts/platform/faults/fault.ts';
import { createLedger } from '#scripts/platform/faults/ledger.ts';
import { createAccess, runnerName } from '#scripts/platform/iam/access.ts';
import { startKeyValueStores } from '#scripts/platform/keyvalues/server.ts';
import { openKeyValues } from '#scripts/platform/keyvalues/store.ts';
import { startKms } from '#scripts/platform/kms/server.ts';
import { startSes } from '#scripts/platform/mail/ses.ts';
import { startS3 } from '#scripts/platform/s3/server.ts';
import { startSecretsManager } from '#scripts/platform/secrets/server.ts';
import { localAccount } from '#scripts/platform/template/names.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';
import type { Table } from '#scripts/platform/template/storage.ts';
import { localPaths } from './settings.ts';

type Holdings = Pick<
  Stack,
  | 'region'
  | 'tables'
  | 'stores'
  | 'buckets'
  | 'scanPlans'
  | 'keys'
  | 'secretValue'
  | 'identities'
  | 'mailConfigurations'
  | 'roles'
>;

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;

const secret = 'local-secret';

const keyOf = (partition: string, sort: string): Table['KeySchema'] => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];

/** Fixed names, for tests without a template. */
export const plainHoldings: Holdings = {
  region: 'eu-west-3',
  tables: [
    {
      name: 'table',
      KeySchema: keyOf('PK', 'SK'),
      AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK'].map((name) => ({
        AttributeName: name,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'GSI1',
          KeySchema: keyOf('GSI1PK', 'GSI1SK'),
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    },
  ],
  stores: [],
  buckets: [{ name: 'files', region: 'eu-west-3', cors: [], isListable: false }],
  scanPlans: [],
  keys: { arnPrefix: `arn:aws:kms:eu-west-3:${localAccount}:`, ids: ['signing-key'], aliases: [] },
  secretValue: (name) => JSON.stringify({ current: `the secret ${name}`, previous: null }),
  identities: { arnPrefix: `arn:aws:ses:eu-west-3:${localAccount}:identity/`, names: ['thesee.example'] },
  mailConfigurations: [],
  roles: [],
};

/** Stops in reverse order, even if one part fails to stop. */
const stopAll = async (running: readonly { stop: () => Promise<void> }[]): Promise<void> => {
  const outcomes = await Promise.allSettled(running.toReversed().map(({ stop }) => stop()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

/**
 * Starts the services on free ports, with tables and buckets created. `dir` holds files, keys and mails, and the
 * database if `isPersistent`; `say` reports restarts of the database. If one fails to start, the others are stopped.
 */
export const startStandIns = async (options: {
  dir: string;
  holdings?: Holdings;
  isPersistent?: boolean;
  say?: (sentence: string) => void;
  trustsHeader?: boolean;
}) => {
  const { holdings = plainHoldings, isPersistent = false, say = () => undefined, trustsHeader } = options;
  const { region, stores, keys, secretValue, identities, mailConfigurations, buckets, scanPlans, tables } = holdings;
  const bus = createBus();
  const dir = resolve(options.dir);
  const at = localPaths(dir);
  mkdirSync(dir, { recursive: true });
  const access = createAccess(holdings.roles, { trustsHeader });
  const watch: Watch = { access, faults: createFaults(), ledger: createLedger() };
  const running: { stop: () => Promise<void> }[] = [];
  const keep = <T extends { stop: () => Promise<void> }>(started: T): T => {
    running.push(started);
    return started;
  };
  const startDatabase = async () => {
    const engine = keep(await startDynamo(isPersistent ? at.database : null, say));
    const arnPrefix = `arn:aws:dynamodb:${region}:${localAccount}:table/`;
    const proxy = await startDynamoProxy({ engine: engine.origin, tables: { arnPrefix, tables }, watch });
    return { ...keep(proxy), failure: engine.failure };
  };
  try {
    const keyValues = openKeyValues(at.keyValues, stores);
    const [s3, ses, kms, secrets, dynamo, kvs] = await settleAll([
      startS3({ folder: at.files, buckets, secret, watch, scans: { plans: scanPlans, bus } }).then(keep),
      startSes({
        ...{ mailDir: at.mail, suppressedFile: at.suppressed, bus, watch },
        ...{ region, identities, configurations: mailConfigurations },
      }).then(keep),
      startKms({ folder: at.keys, keys, watch }).then(keep),
      startSecretsManager(secretValue, watch).then(keep),
      startDatabase(),
      stores.length > 0 ? startKeyValueStores(keyValues, watch).then(keep) : null,
    ]);
    const environment: Record<string, string> = {
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: runnerName,
      AWS_SECRET_ACCESS_KEY: secret,
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.origin,
      AWS_ENDPOINT_URL_DYNAMODB_STREAMS: dynamo.origin,
      AWS_ENDPOINT_URL_S3: s3.origin,
      AWS_ENDPOINT_URL_SES: ses.origin,
      AWS_ENDPOINT_URL_SESV2: ses.origin,
      AWS_ENDPOINT_URL_KMS: kms.origin,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.origin,
      // The SDK puts the account before this host, which an address cannot have.
      ...(kvs && { AWS_ENDPOINT_URL_CLOUDFRONT_KEYVALUESTORE: `http://localhost:${kvs.port}` }),
    };
    const client = new DynamoDBClient({
      endpoint: dynamo.origin,
      region,
      credentials: { accessKeyId: runnerName, secretAccessKey: secret },
    });
    await createTables(tables, client)
      .catch((error) => {
        const way = 'npm run reset begins with an empty one';
        throw new Error(`The database in ${at.database} cannot be used, ${way} (${error.message})`, { cause: error });
      })
      .finally(() => client.destroy());
    return {
      environment,
      store: s3.store,
      readKey: keyValues.read,
      /** One file per sent mail. */
      mailDir: at.mail,
      filesOrigin: s3.origin,
      watch,
      bus,
      failure: dynamo.failure,
      stop: () => stopAll(running),
    };
  } catch (error) {
    await stopAll(running);
    throw error;
  }
};

/** Like `Promise.all`, but waits for every start, so that the successful ones can be stopped. */
const settleAll = async <T extends readonly unknown[]>(starts: [...T]) => {
  await Promise.allSettled(starts);
  return Promise.all(starts);
};
