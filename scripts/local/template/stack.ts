import { loadAssembly } from './assembly.ts';
import { type Deployment, findDeployments } from './deployments.ts';
import { type Distribution, findDistribution } from './distribution.ts';
import { type EventSource, findEventSources } from './event-sources.ts';
import { findFunctions, type LambdaFunction } from './functions.ts';
import { findHttpApi, type HttpApi } from './http-api.ts';
import { refuseUnknown } from './known-types.ts';
import { createResolver } from './resolve.ts';
import { createFinder } from './resources.ts';
import { findRules, type Rule } from './rules.ts';
import { type Bucket, findBuckets, findKeys, findTables, type Table } from './storage.ts';

/** All that the local runner needs to know of a synthesised product. */
export type Stack = {
  region: string;
  functions: LambdaFunction[];
  api: HttpApi;
  tables: Table[];
  buckets: Bucket[];
  keys: string[];
  deployments: Deployment[];
  distribution: Distribution;
  /** The streams and the schedules that invoke functions. */
  sources: EventSource[];
  rules: Rule[];
};

/**
 * Reads the assembly in `cdkOut` as CloudFormation would deploy it with those parameter values. Throws, in one
 * sentence that names the resource, where a deployment would fail or where it holds what the local runner cannot do.
 */
export const loadStack = (cdkOut: string, parameters: Record<string, string>): Stack => {
  const stacks = loadAssembly(cdkOut);
  refuseUnknown(stacks);
  const find = createFinder(stacks, createResolver(stacks, parameters));
  const functions = findFunctions(find);
  const [region] = new Set(functions.map((lambda) => lambda.region));
  if (!region) throw new Error(`${cdkOut} holds no function`);
  const tables = findTables(find);
  return {
    region,
    functions,
    api: findHttpApi(find, functions),
    tables,
    buckets: findBuckets(find),
    keys: findKeys(find),
    deployments: findDeployments(find),
    distribution: findDistribution(find),
    sources: findEventSources(find, functions, tables),
    rules: findRules(find, functions),
  };
};
