import sharp from 'sharp';

/** Smaller, so that the noise of compression and the edges of letters weigh nothing. */
const side = { width: 160, height: 160, fit: 'fill' } as const;
/** Of 255. */
const seen = 24;

const greysOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).flatten().greyscale().resize(side).raw().toBuffer();

/** The share of two pictures that looks different, from 0 to 1; pictures of two shapes share nothing. */
export const shareChanged = async (one: Buffer, other: Buffer): Promise<number> => {
  const sizes = await Promise.all([one, other].map(async (picture) => sharp(picture).metadata()));
  if (new Set(sizes.map(({ width, height }) => `${width}×${height}`)).size > 1) return 1;
  const [mine, theirs] = await Promise.all([greysOf(one), greysOf(other)]);
  const changed = mine.filter((grey, at) => Math.abs(grey - (theirs[at] ?? 0)) > seen);
  return changed.length / mine.length;
};
