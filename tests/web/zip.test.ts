import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipOf } from '#web/lib/zip.ts';

/** Reads an archive as a system does: from the directory at its end. */
const filesOf = (archive: Buffer): Record<string, string> => {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, size, nameLength] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const head = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(head)).toBe(0x04034b50);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    expect(archive.subarray(head + 30, head + 30 + nameLength).toString()).toBe(name);
    const bytes = archive.subarray(head + 30 + nameLength, head + 30 + nameLength + size);
    expect(crc32(bytes)).toBe(sum);
    files[name] = bytes.toString();
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
};

test('an archive holds its files under their names, each with its checksum', async () => {
  const files = { 'skills.csv': 'id,name\ns1,Écoute\n', 'été.csv': '', 'jobs.csv': 'x'.repeat(70_000) };
  expect(filesOf(Buffer.from(await zipOf(files).arrayBuffer()))).toEqual(files);
});
