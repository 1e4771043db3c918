import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Importing the decoder blocks libvips' WebP loader in the whole process; tests that read a WebP unblock it. */
const webp = { operation: ['VipsForeignLoadWebpBuffer'] };
const withWebp = async <T>(run: () => Promise<T>): Promise<T> => {
  sharp.unblock(webp);
  try {
    return await run();
  } finally {
    sharp.block(webp);
  }
};

export const lookAt = (bytes: Uint8Array) =>
  withWebp(async () => {
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
      return [...data.subarray(start, start + 4)];
    };
    return { width: info.width, height: info.height, at };
  });

/** Four-letter names such as `EXIF` and `XMP `. */
export const chunksOf = (bytes: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 12; at < bytes.length; at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)) {
    names.push(bytes.toString('latin1', at, at + 4));
  }
  return names;
};

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A hundred kilobytes that unpack to gigabytes. */
export const blackPng = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** 400 × 300 with EXIF as from a camera; red on the left, blue on the right. */
export const photograph = (exif: Record<string, Record<string, string>> = {}, orientation = 1): Promise<Buffer> => {
  const right = { create: { width: 200, height: 300, channels: 3 as const, background: 'blue' } };
  return sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .composite([{ input: right, left: 200, top: 0 }])
    .withMetadata({ orientation })
    .withExifMerge(exif)
    .jpeg()
    .toBuffer();
};

export const photographOf = async (bytes: number): Promise<Buffer> => {
  const small = await photograph();
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
};

/**
 * 6 MB, shown as 3000 × 4000 with its top quarter red and the rest blue; stored as 4000 × 3000, with orientation and
 * location in its EXIF.
 */
export const phonePhoto = async (): Promise<Buffer> => {
  const [width, height] = [3000, 4000];
  const top = { create: { width, height: height / 4, channels: 3 as const, background: 'red' } };
  const upright = sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: top, left: 0, top: 0 },
  ]);
  const stored = await sharp(await upright.png().toBuffer())
    .rotate(-90)
    // Viewers rotate it by 90° clockwise.
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 13/1 5/1' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([stored, Buffer.alloc(6_000_000)]);
};

export const animation = (): Promise<Buffer> => {
  const frame = (background: string) => ({ create: { width: 40, height: 40, channels: 3 as const, background } });
  return sharp([frame('red'), frame('blue')] as never, { join: { animated: true } })
    .gif()
    .toBuffer();
};

export const drawing = (inside: string, attributes = 'width="64" height="64"', before = ''): Buffer =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

const letters = 'bcdefghij';
/** Billion laughs: 10¹⁰ letters from ten lines. */
export const manyLaughs = (): Buffer =>
  drawing(
    '<text y="20">&j;</text>',
    undefined,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${[...letters]
      .map((letter, i) => `<!ENTITY ${letter} "${`&${`a${letters}`[i]};`.repeat(10)}">`)
      .join('')}]>`,
  );
