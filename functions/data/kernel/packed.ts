import { Failure } from './failure.ts';

/** Loaded on first use: most calls need none. */
const zlib = () => process.getBuiltinModule('node:zlib');

export const pack = (value: unknown): Uint8Array => zlib().gzipSync(JSON.stringify(value));

/** The error of a failed read may quote personal data, so a Failure that names the attribute replaces it. */
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

export const unpack = (packed: Uint8Array, entity: string, attribute: string): unknown =>
  readPacked(entity, attribute, () => JSON.parse(zlib().gunzipSync(packed).toString()));
