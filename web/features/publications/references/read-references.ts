import { readBibtex } from './bibtex.ts';
import { isJson, readCslJson } from './csl-json.ts';
import type { Read } from './reference.ts';
import { isRis, readRis } from './ris.ts';

/** Tells the format by the text itself: names of files say too little. */
export const readReferences = (text: string): Read => {
  if (isJson(text)) return readCslJson(text);
  if (isRis(text)) return { references: readRis(text), broken: [] };
  return readBibtex(text);
};

/** Older tools write Windows-1252, EndNote UTF-16. */
export const decodeReferences = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
