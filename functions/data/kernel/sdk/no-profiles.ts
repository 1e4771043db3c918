/**
 * Replaces `node:fs/promises` in the bundles (infra/bundles.ts). Only the SDK imports it, to read profiles that a Lambda does not have; a
 * cold start is a twelfth shorter without it. Other code uses `promises` of `node:fs`.
 */
export const readFile = async (path: string): Promise<never> => {
  throw Object.assign(new Error(`ENOENT: a Lambda has no profiles, so ${path} is not looked for`), { code: 'ENOENT' });
};
