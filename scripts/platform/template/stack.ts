import type { Role } from '#scripts/platform/iam/access.ts';
import { fillReferences, openSecrets, type SecretValue } from '#scripts/platform/secrets/values.ts';
import { loadAssembly } from './assembly.ts';
import { type Deployment, findDeployments } from './deployments.ts';
import { type Distribution, findDistribution } from './distribution.ts';
import { type EventSource, findEventSources } from './event-sources.ts';
import { findFunctions, type LambdaFunction } from './functions.ts';
import { findHttpApi, type HttpApi } from './http-api.ts';
import { findKeys, type KmsKeys } from './kms.ts';
import { refuseUnknown } from './known-types.ts';
import { findPermissions } from './permissions.ts';
import { createResolver, type Resolve } from './resolve.ts';
import { createFinder } from './resources.ts';
import { findRoles } from './roles.ts';
import { type EventRule, findRules, type Rule } from './rules.ts';
import { findSecrets } from './secrets.ts';
import { findIdentities, findMailConfigurations, type Identities, type MailConfiguration } from './ses.ts';
import { type Bucket, findBuckets, findTables, type Table } from './storage.ts';
import { type FindTarget, findTargets } from './targets.ts';

export type Stack = {
  region: string;
  functions: LambdaFunction[];
  findTarget: FindTarget;
  api: HttpApi;
  tables: Table[];
  buckets: Bucket[];
  keys: KmsKeys;
  /** Throws unless `loadStack` was given a folder of secrets. */
  secretValue: SecretValue;
  identities: Identities;
  mailConfigurations: MailConfiguration[];
  roles: Role[];
  deployments: Deployment[];
  distribution: Distribution;
  sources: EventSource[];
  rules: Rule[];
  eventRules: EventRule[];
};

const noSecrets: SecretValue = (name) => {
  throw new Error(`The secret ${name} is not known here`);
};

/**
 * As CloudFormation would deploy the assembly with those parameters. Throws one sentence, naming the resource, where a
 * deployment would fail or the platform lacks support. `secrets` is the folder of generated secrets; without it,
 * references to them stay unresolved.
 */
export const loadStack = (cdkOut: string, parameters: Record<string, string>, secrets?: string): Stack => {
  const stacks = loadAssembly(cdkOut);
  refuseUnknown(stacks);
  const resolve = createResolver(stacks, parameters);
  const secretValue = secrets ? openSecrets(secrets, findSecrets(createFinder(stacks, resolve))) : noSecrets;
  // A property may refer to a secret, which exists only once its resource is created.
  const filled: Resolve = (value, stack) => fillReferences(resolve(value, stack), secretValue);
  const find = createFinder(stacks, secrets ? filled : resolve);
  const functions = findFunctions(find);
  const findTarget = findTargets(find, functions);
  const [region] = new Set(functions.map((lambda) => lambda.region));
  if (!region) throw new Error(`${cdkOut} holds no function`);
  const tables = findTables(find);
  const roles = findRoles(find, functions);
  const mayInvoke = findPermissions(find);
  return {
    region,
    functions,
    findTarget,
    api: findHttpApi(find, findTarget, mayInvoke),
    tables,
    buckets: findBuckets(find),
    keys: findKeys(find, region),
    secretValue,
    identities: findIdentities(find, region),
    mailConfigurations: findMailConfigurations(find, region),
    roles,
    deployments: findDeployments(find),
    distribution: findDistribution(find),
    sources: findEventSources(find, findTarget, tables, roles),
    ...findRules(find, findTarget, mayInvoke),
  };
};
