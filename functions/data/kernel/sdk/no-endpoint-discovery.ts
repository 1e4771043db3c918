/**
 * Replaces `@aws-sdk/middleware-endpoint-discovery` in the bundles (infra/code-options.ts). Only Timestream needs it; for DynamoDB it is off
 * unless asked for, and its cache loads a library of data structures.
 */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
};
export const resolveEndpointDiscoveryConfig = <T>(config: T): T => config;
