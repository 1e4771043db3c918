/** Stands in the bundles for `node:zlib` (infra/bundles.ts), which the SDK imports for one function, and a table never needs. */
export const crc32 = (data: string | Uint8Array, value?: number): number =>
  process.getBuiltinModule('node:zlib').crc32(data, value);
