import { largestPicture } from '#shared/files.ts';
import { type Cut, fitted, type Size } from './framing.ts';

/** The largest picture that is decoded: in bytes, and in pixels, of which each takes four bytes of memory. */
const largestPhoto = 50_000_000;
const mostPixels = 100_000_000;

/** A picture that was chosen, upright, as the browser decodes it. */
export type ChosenImage = Size & {
  file: File;
  /** An object URL; whoever holds the image revokes it. */
  url: string;
  element: HTMLImageElement;
  /** SVG has no pixels of its own: it is sent as it is, and the server draws it. */
  isDrawing: boolean;
};

export type ImageFault = 'format' | 'tooLarge' | 'beyond';

/** Loads before it decodes, since pixels can be counted in between; false for what is no picture to this browser. */
const load = async (element: HTMLImageElement, url: string): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  element.onload = () => resolve(true);
  element.onerror = () => resolve(false);
  element.src = url;
  return promise;
};

const decoded = async (element: HTMLImageElement): Promise<boolean> =>
  element.decode().then(
    () => true,
    () => false,
  );

/** Reads a file as a picture, by its content whatever its name, or tells why it cannot be one. */
export const readImage = async (file: File): Promise<ChosenImage | ImageFault> => {
  const isDrawing = file.type === 'image/svg+xml';
  if (isDrawing && file.size > largestPicture) return 'tooLarge';
  if (file.size > largestPhoto) return 'beyond';
  const url = URL.createObjectURL(file);
  const fail = (fault: ImageFault): ImageFault => {
    URL.revokeObjectURL(url);
    return fault;
  };
  const element = new Image();
  if (!(await load(element, url))) return fail('format');
  const { naturalWidth: width, naturalHeight: height } = element;
  if (width * height > mostPixels) return fail('beyond');
  if (!(await decoded(element))) return fail('format');
  return { file, url, element, isDrawing, width, height };
};

/** Draws a part of a picture, shrunk to fit, as a PNG: nothing of what the camera noted is in it. Null when memory does not suffice. */
export const drawn = async ({ element }: ChosenImage, cut: Cut, within: Size): Promise<File | null> => {
  const canvas = Object.assign(document.createElement('canvas'), fitted(cut, within));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(element, cut.left, cut.top, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const png = await promise;
  return png && new File([png], 'image.png', { type: 'image/png' });
};
