/**
 * Stands in the bundles for `node:fs/promises` (infra/bundles.ts), which only the SDK imports, to look for profiles in a home
 * directory. A Lambda has none: without it a start is a twelfth shorter, and a first call reads two files less. Our own code
 * uses `promises` of `node:fs`, which is loaded when it is first used.
 */
export const readFile = async (path: string): Promise<never> => {
  throw Object.assign(new Error(`ENOENT: a Lambda has no profiles, so ${path} is not looked for`), { code: 'ENOENT' });
};
