import { useEffect, useRef, useState } from 'react';
import { type ChosenImage, type ImageFault, readImage } from '#web/lib/files/image-file.ts';

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

  /** Resolves to the fault, or to undefined without one or when another file was chosen meanwhile. */
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
