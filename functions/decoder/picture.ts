import sharp, { type Sharp } from 'sharp';
import type { Decoding } from '#functions/data/files.ts';
import { keptPicture } from '#shared/files.ts';
import { checkDrawing } from './drawing.ts';

/** Larger images are refused before they are decompressed. */
const mostPixels = 50_000_000;
const timeoutSeconds = 10;
const svgDensity = 72;
const highestDensity = 7200;

// Blocks all but the four upload formats of the fifty that libvips knows, to reduce its attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
sharp.cache(false);

const rasterStarts = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961'];
const isRaster = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return rasterStarts.some((known) => start.startsWith(known));
};

/** Opens the first frame only. A truncated file is an error, a warning is not. */
const open = (bytes: Uint8Array, density = svgDensity): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', density });

/** Renders at the final size, so that a small drawing is not blurred. */
const openAtSize = async (bytes: Uint8Array, side: number): Promise<Sharp> => {
  const { format, width, height } = await open(bytes).metadata();
  if (format !== 'svg') return open(bytes);
  const density = (svgDensity * side) / Math.max(width, height);
  return open(bytes, Math.min(Math.max(density, 1), highestDensity));
};

/** The result is upright and without metadata. Throws unless the content is of an accepted format. */
export const toWebp = async (bytes: Uint8Array, shape: Decoding['shape']): Promise<Buffer> => {
  if (!isRaster(bytes)) checkDrawing(bytes);
  const picture = (await openAtSize(bytes, keptPicture[shape].width)).autoOrient();
  const sized =
    shape === 'square'
      ? picture.resize({ ...keptPicture.square, fit: 'cover' })
      : picture.resize({ ...keptPicture.whole, fit: 'inside', withoutEnlargement: true });
  return sized.timeout({ seconds: timeoutSeconds }).webp({ quality: 85 }).toBuffer();
};
