import { useEffect, useRef, useState } from 'react';
import { type ChosenImage, type ImageFault, readImage } from '#web/lib/files/image-file.ts';

const release = (read: ChosenImage | ImageFault | undefined): void => {
  if (typeof read === 'object') URL.revokeObjectURL(read.url);
};

/** The picture that was chosen last, once it is decoded; undefined while there is none. */
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

  /** Reads a file in place of the one before; resolves to its fault, or to undefined when there is none or another one was chosen since. */
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
  /** The picture that was chosen last, once it has been read; undefined when there is none. */
  const settled = async (): Promise<ChosenImage | undefined> => {
    const read = await reading.current;
    return typeof read === 'object' ? read : undefined;
  };
  return { image, isReading, choose, settled };
};
