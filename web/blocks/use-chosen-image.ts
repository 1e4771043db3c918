import { useEffect, useRef, useState } from 'react';
import { largestPicture } from '#shared/files.ts';
import { type Cut, fitWithin, type Size } from '#web/lib/files/framing.ts';

const largestPhotoBytes = 50_000_000;
/** A decoded pixel takes four bytes of memory. */
const mostPixels = 100_000_000;

export type ChosenImage = Size & {
  file: File;
  /** Object URL; the owner of the image must revoke it. */
  url: string;
  element: HTMLImageElement;
  /** An SVG is sent unchanged; the server rasterizes it. */
  isDrawing: boolean;
};

export type ImageFault = 'format' | 'tooLarge' | 'beyond';

/** Loads without decoding, so that the pixels can be counted first; false when the browser cannot read it. */
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

/** Judges by content, not by name. Returns the fault of an unreadable file. */
export const readImage = async (file: File): Promise<ChosenImage | ImageFault> => {
  const isDrawing = file.type === 'image/svg+xml';
  if (isDrawing && file.size > largestPicture) return 'tooLarge';
  if (file.size > largestPhotoBytes) return 'beyond';
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

/** Returns a PNG without the camera's metadata; null when memory does not suffice. */
export const cropImage = async ({ element }: ChosenImage, cut: Cut, within: Size): Promise<File | null> => {
  const canvas = Object.assign(document.createElement('canvas'), fitWithin(cut, within));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(element, cut.left, cut.top, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const png = await promise;
  return png && new File([png], 'image.png', { type: 'image/png' });
};

const release = (read: ChosenImage | ImageFault | undefined): void => {
  if (typeof read === 'object') URL.revokeObjectURL(read.url);
};

export const useChosenImage = () => {
  const [image, setImage] = useState<ChosenImage>();
  const [isReading, setReading] = useState(false);
  const latest = useRef<File>(undefined);
  const reading = useRef<Promise<ChosenImage | ImageFault>>(undefined);
  useEffect(() => () => release(image), [image]);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  /** Resolves to the fault; to undefined when there is none, or when another file was chosen meanwhile. */
  const choose = async (file: File): Promise<ImageFault | undefined> => {
    latest.current = file;
    setReading(true);
    reading.current = readImage(file);
    const read = await reading.current;
    if (latest.current !== file) {
      release(read);
      return undefined;
    }
    setReading(false);
    const isImage = typeof read === 'object';
    setImage(isImage ? read : undefined);
    return isImage ? undefined : read;
  };
  /** Undefined without a readable picture. */
  const settled = async (): Promise<ChosenImage | undefined> => {
    const read = await reading.current;
    return typeof read === 'object' ? read : undefined;
  };
  return { image, isReading, choose, settled };
};
