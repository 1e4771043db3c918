import { Failure } from './failure.ts';

/** Loaded when first needed: most calls need none. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** A value as compressed JSON, for what is large and read whole. */
export const pack = (value: unknown): Uint8Array => zlib().gzipSync(JSON.stringify(value));

/** Names where it stands in the table what cannot be read, since the reader's own error may quote it. */
export const readPacked = <T>(entity: string, attribute: string, read: () => T): T => {
  try {
    return read();
  } catch (cause) {
    throw new Failure('an item cannot be read', {
      facts: { entity, attribute, fault: 'expected what was packed' },
      cause,
    });
  }
};

/** Reads a packed attribute of an entity. Throws a Failure that names both where it cannot. */
export const unpack = (packed: Uint8Array, entity: string, attribute: string): unknown =>
  readPacked(entity, attribute, () => JSON.parse(zlib().gunzipSync(packed).toString()));
