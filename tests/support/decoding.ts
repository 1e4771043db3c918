import { vi } from 'vitest';
import type { Size } from '#web/lib/files/framing.ts';

export type Drawn = { cut: number[]; size: number[] };

/**
 * Fakes the decoder and canvas that happy-dom lacks. Files decode unless `isPicture` says no (at once or later) or
 * `isWhole` does once the size is known. tests/e2e/long/avatar.spec.ts decodes real pictures.
 */
export const stubDecoding = (
  size: Size = { width: 400, height: 300 },
  isPicture: () => boolean | Promise<boolean> = () => true,
  isWhole: () => boolean = () => true,
): Drawn[] => {
  class Decoded {
    naturalWidth = size.width;
    naturalHeight = size.height;
    onload = () => {};
    onerror = () => {};
    set src(_: string) {
      void Promise.resolve(isPicture()).then((is) => (is ? this.onload() : this.onerror()));
    }
    async decode() {
      if (!isWhole()) throw new DOMException('', 'EncodingError');
    }
  }
  vi.stubGlobal('Image', Decoded);
  const all: Drawn[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const drawImage = (_: unknown, ...[left, top, width, height]: number[]) => {
      const cut = [left, top, width, height].map(Number);
      all.push({ cut, size: [this.width, this.height] });
    };
    return { drawImage } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type = '') =>
    give(new Blob(['drawn'], { type })),
  );
  return all;
};
