/** What an archive holds of a file, where it begins, and how it is checked. */
type Entry = { name: Uint8Array; size: number; sum: number; offset: number };

/** The checksum of an archive's files (CRC-32). */
const checksum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

/** Numbers of two or four bytes, the lowest byte first. */
const numbers = (...given: (readonly [value: number, bytes: 2 | 4])[]): Uint8Array =>
  Uint8Array.from(
    given.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 0xff)),
  );

/** What both a file's own head and its line in the directory say: names in UTF-8, nothing compressed, 1 January 1980. */
const described = ({ name, size, sum }: Entry) =>
  [
    [20, 2],
    [0x0800, 2],
    [0, 2],
    [0, 2],
    [0x21, 2],
    [sum, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  ] as const;

/** An archive of texts by their file names, uncompressed: what every system opens, and the same bytes for the same texts. */
export const zipOf = (files: Readonly<Record<string, string>>): Blob => {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const add = (part: Uint8Array): void => void parts.push(new Uint8Array(part));
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const entries = Object.entries(files).map(([name, text]): Entry => {
    const bytes = encoder.encode(text);
    const entry = { name: encoder.encode(name), size: bytes.length, sum: checksum(bytes), offset: length() };
    add(numbers([0x04034b50, 4], ...described(entry)));
    add(entry.name);
    add(bytes);
    return entry;
  });
  const start = length();
  for (const entry of entries) {
    add(numbers([0x02014b50, 4], [20, 2], ...described(entry), [0, 2], [0, 2], [0, 2], [0, 4], [entry.offset, 4]));
    add(entry.name);
  }
  const count = entries.length;
  const directory = length() - start;
  add(numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory, 4], [start, 4], [0, 2]));
  return new Blob(parts, { type: 'application/zip' });
};
