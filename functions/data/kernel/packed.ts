import { Failure } from './failure.ts';

/** Loaded on first use: most calls need none. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** Compresses a value as JSON. */
export const pack = (value: unknown): Uint8Array => zlib().gzipSync(JSON.stringify(value));

/** Hides the error of a failed read, which may quote personal data, behind a Failure that names the attribute. */
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

/** Reads a packed attribute; throws a Failure that names it. */
export const unpack = (packed: Uint8Array, entity: string, attribute: string): unknown =>
  readPacked(entity, attribute, () => JSON.parse(zlib().gunzipSync(packed).toString()));
