import { fillReferences, openSecrets, type SecretValue } from '#scripts/platform/secrets/values.ts';
import { loadAssembly } from './assembly.ts';
import { groupByCell } from './cells.ts';
import { findDeployments } from './deployments.ts';
import { findDirectory } from './directory.ts';
import { findDistribution } from './distribution.ts';
import { findEventSources } from './event-sources.ts';
import { findFunctions } from './functions.ts';
import { findHttpApis } from './http-api.ts';
import { findKeyValueStores } from './key-value-stores.ts';
import { findKeys } from './kms.ts';
import { refuseUnknown } from './known-types.ts';
import { findPermissions } from './permissions.ts';
import { createResolver, type Resolve } from './resolve.ts';
import { createFinder } from './resources.ts';
import { findRoles } from './roles.ts';
import { findRules } from './rules.ts';
import { findScanPlans } from './scans.ts';
import { findSecrets } from './secrets.ts';
import { findIdentities, findMailConfigurations } from './ses.ts';
import { findBuckets, findTables } from './storage.ts';
import { findTargets } from './targets.ts';

/** Used without a folder of secrets. */
const noSecrets: SecretValue = (name) => {
  throw new Error(`The secret ${name} is not known here`);
};

/**
 * Loads the assembly as CloudFormation would deploy it with those parameters. Throws one sentence, naming the resource,
 * where a deployment would fail or the platform lacks support. `secrets` is the folder of generated secrets; without
 * it, references to them stay unresolved.
 */
export const loadStack = (cdkOut: string, parameters: Record<string, string>, secrets?: string) => {
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
    ...groupByCell({
      functions,
      apis: findHttpApis(find, findTarget, mayInvoke),
      sources: findEventSources(find, findTarget, tables, roles),
      ...findRules(find, findTarget, mayInvoke),
    }),
    tables,
    directory: findDirectory(stacks, resolve),
    stores: findKeyValueStores(find),
    buckets: findBuckets(find),
    scanPlans: findScanPlans(find),
    keys: findKeys(find, region),
    secretValue,
    identities: findIdentities(find, region),
    mailConfigurations: findMailConfigurations(find, region),
    roles,
    deployments: findDeployments(find),
    distribution: findDistribution(find),
  };
};

export type Stack = ReturnType<typeof loadStack>;
