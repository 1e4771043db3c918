/** Loaded when first needed: most calls need none. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** A value as compressed JSON, for what is large and read whole. */
export const pack = (value: unknown): Uint8Array => zlib().gzipSync(JSON.stringify(value));

/** What was packed. */
export const unpack = (packed: Uint8Array): unknown => JSON.parse(zlib().gunzipSync(packed).toString());
