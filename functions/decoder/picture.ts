import sharp, { type Sharp } from 'sharp';
import type { Decoding } from '#functions/data/files.ts';
import { keptPicture } from '#shared/files.ts';
import { checkDrawing } from './drawing.ts';

/** What is larger, unpacked, is refused before it is unpacked. */
const mostPixels = 50_000_000;
const mostSeconds = 10;
/** The density at which a unit of SVG is a pixel, and the highest that makes sense. */
const svgDensity = 72;
const highestDensity = 7200;

// Of the fifty formats that the library knows, those that may be uploaded: less can be wrong with four.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
// Each picture is looked at once.
sharp.cache(false);

/** The first bytes of a photograph, a PNG or a GIF; the library takes what begins so for nothing else. */
const rasterStarts = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961'];
const isRaster = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return rasterStarts.some((known) => start.startsWith(known));
};

/** Reads the first frame; what ends too soon is no picture, what is merely untidy is one. */
const open = (bytes: Uint8Array, density = svgDensity): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', density });

/** A drawing is drawn at the size at which it will be shown, so that a small one is not blurred. */
const openSharp = async (bytes: Uint8Array, side: number): Promise<Sharp> => {
  const { format, width, height } = await open(bytes).metadata();
  if (format !== 'svg') return open(bytes);
  const density = (svgDensity * side) / Math.max(width, height);
  return open(bytes, Math.min(Math.max(density, 1), highestDensity));
};

/**
 * The picture in those bytes as WebP, upright, and nothing else that was in them: no place, no device, no text. Throws for what
 * is no picture of a kind that may be uploaded, by its content, whatever it was called, and for one that would take too much.
 */
export const toWebp = async (bytes: Uint8Array, shape: Decoding['shape']): Promise<Buffer> => {
  if (!isRaster(bytes)) checkDrawing(bytes);
  const picture = (await openSharp(bytes, keptPicture[shape].width)).autoOrient();
  const sized =
    shape === 'square'
      ? picture.resize({ ...keptPicture.square, fit: 'cover' })
      : picture.resize({ ...keptPicture.whole, fit: 'inside', withoutEnlargement: true });
  return sized.timeout({ seconds: mostSeconds }).webp({ quality: 85 }).toBuffer();
};
